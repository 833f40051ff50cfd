/** The pages of a signed-in buyer by what they are of: visits, reservations, valuations, alerts. */
export interface BuyerPages {
  readonly heading: string
  readonly pages: readonly BuyerPage[]
}

export interface BuyerPage {
  readonly href: string
  /** '2021 Toyota HiLux SR5, Sat, 28 Nov, 10:30 am': no two links of the list have one name. */
  readonly title: string
  /** 'Booked', 'Deposit of $500 paid on Tue, 24 Nov, 10:20 am. Reference 0F8FAD5B.' */
  readonly facts: readonly string[]
}
