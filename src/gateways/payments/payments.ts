/**
 * Takes card payments on the gateway's own page, so that no card number reaches us. Idempotent: the same key is the
 * same payment or refund. Throws GatewayError if the gateway fails.
 */
export interface PaymentGateway {
  readonly name: 'stripe' | 'sandbox'
  /** Origin of its payment page, 'https://checkout.stripe.com'; null if the page is on this site. */
  readonly pageOrigin: string | null
  /** Opens a payment; the buyer pays at `url`. */
  open(order: PaymentOrder): Promise<OpenedPayment>
  /** State of a payment. */
  look(paymentId: string): Promise<PaymentState>
  /** Closes an unpaid payment so that it can no longer be paid; returns its state. */
  close(paymentId: string): Promise<PaymentState>
  /** Refunds a payment. */
  refund(order: RefundOrder): Promise<{ readonly refundId: string }>
  /** Parses a webhook: 'forged' if the signature is invalid, null if the payment is not ours. */
  readNotice(body: string, signature: string, now: Date): PaymentNotice | 'forged' | null
}

export interface PaymentOrder {
  readonly siteSlug: string
  readonly reservationId: string
  /** Whole currency units. */
  readonly amount: number
  /** 'AUD' */
  readonly currency: string
  /** What the buyer pays for, shown on the payment page. */
  readonly title: string
  readonly description: string
  readonly email: string
  /** Return URLs after paying and after cancelling. */
  readonly paidUrl: string
  readonly cancelUrl: string
  /** Start of the reservation; the payment expires some time after it. */
  readonly createdAt: Date
}

export interface OpenedPayment {
  readonly paymentId: string
  readonly url: string
}

export type PaymentState =
  | { readonly kind: 'open' }
  /** Unpaid, and can no longer be paid. */
  | { readonly kind: 'closed' }
  /** `chargeId` identifies the payment for a refund. */
  | { readonly kind: 'paid'; readonly at: Date; readonly chargeId: string }

export interface RefundOrder {
  readonly chargeId: string
  /** Whole currency units. */
  readonly amount: number
  /** Equal for every attempt at one refund. */
  readonly key: string
}

export interface PaymentNotice {
  readonly siteSlug: string
  readonly reservationId: string
  readonly paymentId: string
  readonly state: PaymentState
}
