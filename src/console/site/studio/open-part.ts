import type { ShownDraft } from '#operations/draft/show-draft.ts'
import type { OutlinePart } from '#site/controls/outline.ts'
import type { Steps } from '../part/part-source.ts'

/** A part of a draft that is open, and a place inside it. */
export interface OpenPart {
  readonly shown: ShownDraft
  readonly part: OutlinePart
  readonly at: Steps
}
