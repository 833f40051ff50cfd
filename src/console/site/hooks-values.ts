import type { Choice, Moment, Tone } from '../page-values.ts'
import type { FormFault } from '../parts/form/form-fault.ts'

/** Addresses of a dealer's own systems that hear of the inbox (docs/api.md). */
export interface HooksPage extends FormFault<'url' | 'event'> {
  readonly kind: 'hooks'
  readonly notice: string | null
  /** A secret that was just made; it is shown this once. */
  readonly made: { readonly url: string; readonly secret: string } | null
  readonly mayMake: boolean
  /** What was typed into a refused form. */
  readonly typed: { readonly url: string; readonly events: readonly string[] }
  readonly events: readonly Choice[]
  readonly endpoints: readonly HookRow[]
}

export interface HookRow {
  readonly id: string
  readonly url: string
  readonly state: { readonly text: string; readonly tone: Tone }
  readonly isPaused: boolean
  readonly events: string
  readonly madeBy: string
  readonly made: Moment
  readonly latest: readonly HookCall[]
}

export interface HookCall {
  readonly id: string
  readonly what: string
  /** The conversation or reservation that it is about; null: a test. */
  readonly href: string | null
  readonly at: Moment
  readonly state: { readonly text: string; readonly tone: Tone }
  readonly error: string | null
  readonly isOver: boolean
}
