import type { FormBlockView } from './form-block.ts'
import type { PeopleBlockView } from './people-block.ts'
import type { QuestionsBlockView } from './questions-block.ts'
import type { StockBlockView } from './stock-block.ts'
import type { TextBlockView } from './text-block.ts'
import type { VideoBlockView } from './video-block.ts'

/** A block that a site filled itself, as finished values. */
export type BlockView =
  | TextBlockView
  | VideoBlockView
  | PeopleBlockView
  | QuestionsBlockView
  | FormBlockView
  | StockBlockView

/** Blocks beside and below a form. */
export interface FormPageBlocks {
  readonly beside: readonly BlockView[]
  readonly below: readonly BlockView[]
}
