import type { FieldState } from '#domain/form/compare-shown.ts'
import type { HandLeadFields } from '#domain/lead/hand-lead.ts'
import type { Choice } from '../../page-values.ts'

/** SALES-1: the form of a lead by hand. */
export interface NewLeadPage {
  readonly kind: 'new-lead'
  readonly fault: string | null
  /** Made with the form: a second press is the same lead. */
  readonly id: string
  readonly fields: Readonly<Record<keyof HandLeadFields & string, FieldState>>
  readonly sources: readonly Choice[]
  /** The person's own first. */
  readonly locations: readonly Choice[]
  /** What the person is asked about marketing messages. */
  readonly marketing: string
  /** Cars that have the words of the address. */
  readonly cars: readonly FoundCar[]
}

export interface FoundCar {
  /** What the field holds once it is chosen. */
  readonly name: string
  /** '$52,990', 'Sold' */
  readonly about: string
}
