/**
 * Takes card payments on a page of the gateway's own, so that no card number reaches us. All of it may be asked twice:
 * the same key is the same payment and the same refund. Throws GatewayError where the gateway did not do its part.
 */
export interface PaymentGateway {
  readonly name: 'stripe' | 'sandbox'
  /** Where its page is, when that is not this very site: 'https://checkout.stripe.com'. */
  readonly pageOrigin: string | null
  /** Opens a payment that the buyer makes at `url`. */
  open(order: PaymentOrder): Promise<OpenedPayment>
  /** How a payment stands. */
  look(paymentId: string): Promise<PaymentState>
  /** Ends a payment that was not made, so that none can be; says how it stands then. */
  close(paymentId: string): Promise<PaymentState>
  /** Gives money back. */
  refund(order: RefundOrder): Promise<{ readonly refundId: string }>
  /** What the gateway tells of a payment, its signature checked: 'forged' where it does not hold, null of no payment of ours. */
  readNotice(body: string, signature: string, now: Date): PaymentNotice | 'forged' | null
}

export interface PaymentOrder {
  readonly siteSlug: string
  readonly reservationId: string
  /** Whole currency units. */
  readonly amount: number
  /** 'AUD' */
  readonly currency: string
  /** What is paid for, as the buyer reads it. */
  readonly title: string
  readonly description: string
  readonly email: string
  /** Where the buyer comes back to: paid, and given up. */
  readonly paidUrl: string
  readonly cancelUrl: string
  /** When the reservation began; the payment may not be made long after it. */
  readonly createdAt: Date
}

export interface OpenedPayment {
  readonly paymentId: string
  readonly url: string
}

export type PaymentState =
  | { readonly kind: 'open' }
  /** It was not made and cannot be any more. */
  | { readonly kind: 'closed' }
  /** `chargeId` is what a refund names. */
  | { readonly kind: 'paid'; readonly at: Date; readonly chargeId: string }

export interface RefundOrder {
  readonly chargeId: string
  /** Whole currency units. */
  readonly amount: number
  /** The same for every attempt at one refund. */
  readonly key: string
}

export interface PaymentNotice {
  readonly siteSlug: string
  readonly reservationId: string
  readonly paymentId: string
  readonly state: PaymentState
}
