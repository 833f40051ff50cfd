import { createHash } from 'node:crypto'
import { GatewayError } from '../gateway-error.ts'
import { isSigned, signedBody } from '../signed-body.ts'
import { noticeOf, sessionState } from './checkout-event.ts'
import type { PaymentGateway, PaymentOrder } from './payments.ts'
import { type CardAnswer, cardAnswer } from './sandbox-cards.ts'

/** The built-in substitute for a payment gateway (RESERVE-2): the same states and signed notices, but no money. */
export interface SandboxPayments extends PaymentGateway {
  readonly name: 'sandbox'
  /** A payment for the sandbox's page; null if unknown. */
  find(paymentId: string): Promise<SandboxPayment | null>
  /** A buyer's attempt on the sandbox's page. The card number is checked and discarded. */
  pay(paymentId: string, cardNumber: string): Promise<SandboxTry>
}

export interface SandboxPayment {
  /** Without the buyer's address: the sandbox writes to nobody, and `people erase` does not reach its records (H8). */
  readonly order: Omit<PaymentOrder, 'email'>
  readonly state: 'open' | 'closed' | 'paid'
  readonly refunded: boolean
}

export type SandboxTry =
  /** Paid; `notice` is the webhook to deliver to the site. */
  | { readonly kind: 'paid'; readonly notice: SignedNotice; readonly paidUrl: string }
  | { readonly kind: 'closed' }
  | { readonly kind: 'unknown' }
  | Exclude<CardAnswer, { kind: 'taken' }>

export interface SignedNotice {
  readonly body: string
  readonly signature: string
}

/** Storage of the sandbox's payments, as text by id. */
export interface SandboxStore {
  read(id: string): Promise<string | null>
  write(id: string, text: string): Promise<void>
}

export interface SandboxOptions {
  readonly store: SandboxStore
  /** Secret that signs the notices. */
  readonly secret: string
  readonly clock: { now(): Date }
}

interface StoredPayment {
  readonly order: Omit<PaymentOrder, 'createdAt' | 'email'> & { readonly createdAt: string }
  readonly status: 'open' | 'complete' | 'expired'
  /** Unix time in seconds; null before payment. */
  readonly paidAt: number | null
  readonly refundedBy: string | null
}

export function createSandboxPayments({ store, secret, clock }: SandboxOptions): SandboxPayments {
  let last: Promise<unknown> = Promise.resolve()
  /** Serialises changes, so that a payment is never both paid and closed. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work, work)
    last = next.catch(() => {})
    return next
  }
  const read = async (id: string): Promise<StoredPayment | null> => {
    const text = await store.read(id)
    return text === null ? null : (JSON.parse(text) as StoredPayment)
  }
  const existingPayment = async (id: string): Promise<StoredPayment> => {
    const payment = await read(id)
    if (payment === null) throw new GatewayError('payments', 'the sandbox has no such payment', { permanent: true })
    return payment
  }
  const write = (id: string, payment: StoredPayment) => store.write(id, JSON.stringify(payment))
  const sign = (body: string): SignedNotice => ({ body, signature: signedBody(secret, clock.now(), body) })

  return {
    name: 'sandbox',
    pageOrigin: null,
    open: ({ email: _email, ...order }) =>
      inTurn(async () => {
        const paymentId = `sandbox_${createHash('sha256').update(order.reservationId).digest('hex').slice(0, 32)}`
        const payment = { ...order, createdAt: order.createdAt.toISOString() }
        if ((await read(paymentId)) === null)
          await write(paymentId, { order: payment, status: 'open', paidAt: null, refundedBy: null })
        return { paymentId, url: `${new URL(order.paidUrl).origin}/sandbox-payment/${paymentId}` }
      }),
    look: async (id) => sessionState(asSession(id, await existingPayment(id))),
    close: (id) =>
      inTurn(async () => {
        const payment = await existingPayment(id)
        const closed = payment.status === 'open' ? { ...payment, status: 'expired' as const } : payment
        if (closed !== payment) await write(id, closed)
        return sessionState(asSession(id, closed))
      }),
    refund: ({ chargeId, key }) =>
      inTurn(async () => {
        const id = chargeId.replace(/^charge_/, '')
        const payment = await existingPayment(id)
        if (payment.paidAt === null)
          throw new GatewayError('payments', 'there is nothing to give back', { permanent: true })
        if (payment.refundedBy === null) await write(id, { ...payment, refundedBy: key })
        return { refundId: `refund_${id}` }
      }),
    readNotice: (body, signature, now) =>
      isSigned(secret, signature, body, { now }) ? noticeOf(JSON.parse(body)) : 'forged',
    async find(id) {
      const payment = await read(id)
      if (payment === null) return null
      const order = { ...payment.order, createdAt: new Date(payment.order.createdAt) }
      return { order, state: sessionState(asSession(id, payment)).kind, refunded: payment.refundedBy !== null }
    },
    pay: (id, cardNumber) =>
      inTurn(async () => {
        const payment = await read(id)
        if (payment === null) return { kind: 'unknown' }
        if (payment.status === 'expired') return { kind: 'closed' }
        if (payment.status === 'open') {
          const answer = cardAnswer(cardNumber)
          if (answer.kind !== 'taken') return answer
        }
        const created = payment.paidAt ?? Math.floor(clock.now().getTime() / 1000)
        const paid: StoredPayment = { ...payment, status: 'complete', paidAt: created }
        if (payment.paidAt === null) await write(id, paid)
        const event = { type: 'checkout.session.completed', created, data: { object: asSession(id, paid) } }
        return { kind: 'paid', notice: sign(JSON.stringify(event)), paidUrl: payment.order.paidUrl }
      }),
  }
}

/** The payment as a Stripe Checkout Session. */
function asSession(id: string, { order, status, paidAt }: StoredPayment) {
  return {
    id,
    status,
    payment_status: paidAt === null ? 'unpaid' : 'paid',
    payment_intent: paidAt === null ? null : { id: `charge_${id}`, latest_charge: { created: paidAt } },
    created: Math.floor(Date.parse(order.createdAt) / 1000),
    metadata: { site: order.siteSlug, reservation: order.reservationId },
  }
}
