/** INBOX-4: who gets a lead. The rules of a site are in order, and the first that fits and has a free person decides. */
export interface AssignmentRule {
  readonly id: string
  readonly name: string
  /** Every part that is given must fit; a rule without parts fits every lead. */
  readonly when: AssignmentWhen
  readonly to: AssignmentTarget
  readonly whenOverdue: WhenOverdue
}

export interface AssignmentWhen {
  readonly categories?: readonly string[]
  /** Ids of locations. */
  readonly locations?: readonly string[]
  readonly makes?: readonly string[]
  /** New, Used or Demo, as stock says it. */
  readonly conditions?: readonly string[]
  /** Price of the car in whole currency units, both ends included. */
  readonly price?: { readonly from?: number; readonly to?: number }
  /** States of the buyer's postcode. */
  readonly states?: readonly string[]
  /** '4000' or '4000-4199'. */
  readonly postcodes?: readonly string[]
  /** Local times of the lead's location, '08:30'; `to` is not included, and may be after midnight. */
  readonly hours?: { readonly from: string; readonly to: string }
  /** 0 is Sunday. */
  readonly weekdays?: readonly number[]
}

/** A person, or of a team the one with the fewest open conversations. */
export type AssignmentTarget = { readonly person: string } | { readonly team: string }

/** What follows when the lead is overdue: the next person by the rules, or a manager. */
export type WhenOverdue =
  | { readonly do: 'nothing' }
  | { readonly do: 'reassign' }
  | { readonly do: 'escalate'; readonly to: string }

/** What the rules look at. */
export interface LeadFacts {
  readonly category: string
  readonly locationId: string | null
  readonly make: string | null
  readonly condition: string | null
  readonly price: number | null
  readonly state: string | null
  readonly postcode: string | null
  /** Arrival in the zone of the lead's location. */
  readonly weekday: number
  readonly minutes: number
}
