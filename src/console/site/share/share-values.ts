import type { Moment } from '../../page-values.ts'
import type { DraftBar } from '../studio/website-values.ts'

/** STUDIO-7: the links by which people without an account see a draft. */
export interface WebsiteSharePage {
  readonly kind: 'website-share'
  readonly bar: DraftBar
  readonly links: readonly LinkRow[]
  /** Whether a link can be made: the platform has previews, and the draft is not over. */
  readonly mayMake: boolean
  readonly notice: string | null
  readonly fault: string | null
}

export interface LinkRow {
  readonly id: string
  /** Who it is for. */
  readonly note: string
  readonly by: string
  readonly until: Moment
  /** What opens the preview; null: it is withdrawn or has ended. */
  readonly address: string | null
  readonly isWithdrawn: boolean
}
