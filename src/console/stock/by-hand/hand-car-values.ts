import type { FieldState } from '#domain/form/compare-shown.ts'
import type { ClashView } from '../../form/clash-view.ts'
import type { Choice, Moment } from '../../page-values.ts'

/** DESK-5: the cars that were added by hand. */
export interface HandCarsPage {
  readonly kind: 'hand-cars'
  readonly notice: string | null
  readonly mayEdit: boolean
  readonly rows: readonly {
    readonly id: string
    readonly title: string
    readonly stockNumber: string
    readonly isDraft: boolean
    /** The car's page in the console; null: a draft. */
    readonly carHref: string | null
    readonly by: string
    readonly changed: Moment
  }[]
}

/** DESK-5: the form of a car that is added by hand. */
export interface HandCarPage {
  readonly kind: 'hand-car'
  /** Null: not saved yet. */
  readonly id: string | null
  readonly isPublished: boolean
  readonly carHref: string | null
  /** Where photos are added to a car that was just published; null: nothing was. */
  readonly photosHref: string | null
  readonly notice: string | null
  readonly fault: string | null
  readonly clashes: readonly ClashView[]
  /** What the page shows of a stored draft (STAFF-11). */
  readonly shown: readonly { readonly name: string; readonly shown: string }[]
  /** When the draft was changed, ISO 8601; null: it is new. */
  readonly changed: string | null
  /** The state of the published car; null: it is a draft. */
  readonly seen: string | null
  /** Doubts that pressing 'Publish' again accepts. */
  readonly sure: readonly string[]
  /** Why plates cannot be looked up; null: they can. */
  readonly plateFault: string | null
  readonly states: readonly Choice[]
  readonly locations: readonly Choice[]
  readonly location: string
  readonly groups: readonly { readonly title: string; readonly fields: readonly HandInput[] }[]
}

export interface HandInput extends FieldState {
  readonly name: string
  readonly label: string
  readonly kind: 'text' | 'number' | 'paragraphs' | 'choice'
  readonly choices: readonly Choice[]
  readonly hint: string | null
  readonly isRequired: boolean
}
