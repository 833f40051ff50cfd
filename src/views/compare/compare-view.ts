import type { PictureView } from '#domain/picture/picture-view.ts'
import type { TagView } from '../card/card-view.ts'
import type { CardButton } from '../vehicle/car-actions.ts'

/** The compare page. */
export interface CompareView {
  readonly heading: string
  readonly cars: readonly ComparedCar[]
  readonly groups: readonly ComparedGroup[]
  /** Whether `groups` has only the rows that differ. */
  readonly onlyDifferences: boolean
  readonly differences: number
  /** Link that switches between all rows and only those that differ. */
  readonly toggleHref: string
  /** Notices for the visitor, as sentences: cars that are gone, or more cars than fit. */
  readonly notices: readonly string[]
  /** LAW-1: the warning and the lenders' disclaimers; null if no car shows a repayment. */
  readonly creditWarning: { readonly warning: string; readonly disclaimers: readonly string[] } | null
  /** The form to add a car; null if there are four already. */
  readonly adding: AddingView | null
}

export interface ComparedCar {
  readonly id: string
  readonly href: string
  readonly title: string
  readonly subtitle: string
  readonly picture: PictureView
  readonly tag: TagView | null
  /** Link to the comparison without this car. */
  readonly removeHref: string
  /** The first button of its card. */
  readonly action: CardButton | null
}

export interface ComparedGroup {
  readonly title: string
  readonly rows: readonly ComparedRow[]
}

export interface ComparedRow {
  readonly name: string
  readonly label: string
  /** One per car, in the order of the cars. */
  readonly cells: readonly ComparedCell[]
  readonly differs: boolean
}

export type ComparedCell =
  /** Empty `lines` if the car's data has no value. */
  { readonly kind: 'text'; readonly lines: readonly string[] } | { readonly kind: 'feature'; readonly has: boolean }

export interface AddingView {
  /** The text searched for; '' suggests similar cars. */
  readonly words: string
  /** Ids of the compared cars, for the search form. */
  readonly cars: string
  readonly found: readonly {
    readonly id: string
    readonly title: string
    readonly subtitle: string
    readonly price: string
    readonly picture: PictureView
    /** Link to the comparison with this car added. */
    readonly href: string
  }[]
}
