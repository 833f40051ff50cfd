import type { Choice, Moment } from '../page-values.ts'

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
  readonly notice: string | null
  readonly faults: readonly string[]
  /** Why plates cannot be looked up; null: they can. */
  readonly plateFault: string | null
  readonly states: readonly Choice[]
  readonly locations: readonly Choice[]
  readonly location: string
  readonly groups: readonly { readonly title: string; readonly fields: readonly HandInput[] }[]
}

export interface HandInput {
  readonly name: string
  readonly label: string
  readonly kind: 'text' | 'number' | 'paragraphs' | 'choice'
  readonly value: string
  readonly choices: readonly Choice[]
  readonly hint: string | null
  readonly isRequired: boolean
}
