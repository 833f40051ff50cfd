/** The sandbox's payment page: the payment and its state. */
export interface SandboxView {
  readonly amount: string
  readonly title: string
  readonly description: string
  readonly state: 'open' | 'closed' | 'paid'
  readonly paidHref: string
  readonly cancelHref: string
}
