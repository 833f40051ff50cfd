import type { ChangeAuthor } from './draft-change.ts'

/**
 * - `open`: it is edited.
 * - `proposed`: it waits for a publisher.
 * - `scheduled`: it goes live at its instant.
 * - `live`: it went live by its schedule, and ends at its instant.
 * - `published`, `discarded`: it is over.
 */
export type DraftState = 'open' | 'proposed' | 'scheduled' | 'live' | 'published' | 'discarded'

/** A draft of a site without its changes. */
export interface Draft {
  readonly id: string
  readonly name: string
  /** Number of the version that its changes are against. */
  readonly base: number
  readonly state: DraftState
  /** Number of its last change; 0 before the first. */
  readonly last: number
  readonly madeBy: ChangeAuthor
  readonly madeAt: Date
  readonly changedAt: Date
  readonly startsAt: Date | null
  readonly endsAt: Date | null
  /** When its schedule was checked in the hour before it starts. */
  readonly checkedAt: Date | null
  /** The version that its schedule made. */
  readonly liveVersion: number | null
  /** Who proposed it, sent it back or had to hold it, and with which sentence. */
  readonly word: { readonly by: ChangeAuthor; readonly text: string } | null
  /** Sentences of the warnings that its schedule was made with (STUDIO-12); empty without a schedule. */
  readonly confirmed: readonly string[]
}

/** Whether changes may be made in it. What is proposed or scheduled is taken back first, so that nobody approves what they did not see. */
export function mayChange({ state }: Pick<Draft, 'state'>): boolean {
  return state === 'open'
}

export function isOver({ state }: Pick<Draft, 'state'>): boolean {
  return state === 'published' || state === 'discarded'
}
