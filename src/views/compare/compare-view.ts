import type { PictureView } from '#domain/picture/picture-view.ts'
import type { TagView } from '../card/card-view.ts'
import type { CardButton } from '../vehicle/car-actions.ts'

/** Cars side by side as the page shows them: finished values. */
export interface CompareView {
  readonly heading: string
  readonly cars: readonly ComparedCar[]
  readonly groups: readonly ComparedGroup[]
  /** Only the rows that differ stand in `groups`. */
  readonly onlyDifferences: boolean
  readonly differences: number
  /** The same cars with all rows, or with those that differ. */
  readonly toggleHref: string
  /** What a visitor must be told: cars that are gone, or more than fit. Whole sentences. */
  readonly notices: readonly string[]
  /** The warning that a repayment needs, and the lenders' words; null where no car shows one (LAW-1). */
  readonly creditWarning: { readonly warning: string; readonly disclaimers: readonly string[] } | null
  /** The way to one more car; null when four stand here. */
  readonly adding: AddingView | null
}

export interface ComparedCar {
  readonly id: string
  readonly href: string
  readonly title: string
  readonly subtitle: string
  readonly picture: PictureView
  readonly tag: TagView | null
  /** The comparison without this car. */
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
  /** One a car, in the order of the cars. */
  readonly cells: readonly ComparedCell[]
  readonly differs: boolean
}

export type ComparedCell =
  /** Lines of one weight; none: the car's papers do not tell. */
  { readonly kind: 'text'; readonly lines: readonly string[] } | { readonly kind: 'feature'; readonly has: boolean }

export interface AddingView {
  /** The words looked for; '' shows cars like those here. */
  readonly words: string
  /** The ids here, for the form of the words. */
  readonly cars: string
  readonly found: readonly {
    readonly id: string
    readonly title: string
    readonly subtitle: string
    readonly price: string
    readonly picture: PictureView
    /** The comparison with this car at its end. */
    readonly href: string
  }[]
}
