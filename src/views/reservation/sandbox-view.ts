/** The sandbox's own page: what is paid, and how it stands. Finished values. */
export interface SandboxView {
  readonly amount: string
  readonly title: string
  readonly description: string
  readonly state: 'open' | 'closed' | 'paid'
  readonly paidHref: string
  readonly cancelHref: string
}
