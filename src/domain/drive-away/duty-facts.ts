/** States and territories of Australia, each with its own duty on vehicles. */
export const STATES = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const
export type State = (typeof STATES)[number]

/** What duty on a light vehicle depends on besides its value. Null: unknown. */
export interface DutyFacts {
  readonly isNew: boolean
  /** Utes and vans: built mainly to carry goods. */
  readonly carriesGoods: boolean
  readonly power: Power | null
  /** Cylinders of a combustion engine. Not needed for other vehicles. */
  readonly cylinders: number | null
  /** Emissions in the combined cycle, in grams per kilometre. */
  readonly co2: number | null
  readonly seats: number | null
}

export type Power = 'electric' | 'plug-in-hybrid' | 'hybrid' | 'combustion'

/**
 * Why no duty can be stated: a fact of the car that is unknown, or a case that the tables do not cover.
 * 'rates': no table is in force. 'list-price': WA takes a new car's list price, which feeds do not have.
 * 'concession': the NT's concession for electric cars. 'commercial-rates': South Australia's tier for utes and vans.
 */
export type Missing =
  | 'power'
  | 'cylinders'
  | 'co2'
  | 'seats'
  | 'rates'
  | 'list-price'
  | 'concession'
  | 'commercial-rates'
