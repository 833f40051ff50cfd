import type { Car } from '../car/car.ts'
import type { PriceType } from '../car/vocabulary.ts'

/** A car of the site's stock with everything that a channel says about it. */
export interface OfferedCar {
  readonly car: Car
  /** 'https://dealer.example/cars/…' */
  readonly link: string
  /** Absolute addresses of its photos, the main one first. */
  readonly photos: readonly string[]
  /** What staff wrote about each photo (DESK-4); '' for none. */
  readonly photoTexts: readonly string[]
  /** OUT-3: what its page shows, in whole currency units; null if the page shows no price to pay at once. */
  readonly price: { readonly amount: number; readonly type: PriceType | null } | null
  /** ISO 4217. */
  readonly currency: string
  /** ISO 3166, two letters. */
  readonly country: string
  /** Where it is; null at none of the site's locations. */
  readonly place: null | {
    /** The location's slug, also its store code. */
    readonly code: string
    readonly name: string
    readonly street: string | null
    readonly city: string | null
    readonly state: string | null
    readonly postcode: string | null
    readonly phone: string | null
  }
}

/** Column of a written file, and its value for a car: '' for none. */
export type Column = readonly [name: string, value: (offered: OfferedCar) => string]

/** A fault of a car for a channel in a dealer's words; null without it. */
export type Check = (offered: OfferedCar) => string | null

/** A channel's rules: what it takes, and what it says about each car. */
export interface ChannelRules {
  readonly columns: readonly Column[]
  readonly checks: readonly Check[]
  /** Whether the channel knows a car by its VIN, so that two cars must not share one. */
  readonly isByVin: boolean
}
