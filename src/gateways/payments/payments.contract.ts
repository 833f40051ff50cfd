import { describe, expect, it } from 'vitest'
import type { PaymentGateway, PaymentNotice, PaymentOrder } from './payments.ts'

/** A gateway under test, with a buyer at its page. */
export interface PaymentsUnderTest {
  readonly gateway: PaymentGateway
  /** The buyer pays; returns the gateway's notice and its signature. */
  pay(paymentId: string): Promise<{ readonly body: string; readonly signature: string }>
  /** Number of refunds made. */
  refunds(): number
  now(): Date
}

export const sampleOrder: PaymentOrder = {
  siteSlug: 'yard',
  reservationId: '6f0c9f3e-2a53-4c2b-9f5e-0d6c8f1b7a11',
  amount: 200,
  currency: 'AUD',
  title: 'Deposit: 2021 Toyota HiLux SR5',
  description: 'Sample Motors holds it for 48 hours. Fully refundable.',
  email: 'mia@mail.example',
  paidUrl: 'https://cars.example/reservations/6f0c9f3e',
  cancelUrl: 'https://cars.example/reservations/6f0c9f3e?cancelled=1',
  createdAt: new Date('2026-11-21T00:00:00Z'),
}

/** Tests that every payment gateway must pass. */
export function paymentsContract(name: string, create: () => Promise<PaymentsUnderTest>): void {
  describe(`${name} keeps the contract of payments`, () => {
    it('RESERVE-2 opens one payment per reservation, even if called repeatedly', async () => {
      const { gateway } = await create()
      const opened = await gateway.open(sampleOrder)
      expect(opened.url).toMatch(/^https?:\/\//)
      expect(await gateway.open(sampleOrder)).toEqual(opened)
      expect((await gateway.open({ ...sampleOrder, reservationId: 'another' })).paymentId).not.toBe(opened.paymentId)
      expect(await gateway.look(opened.paymentId)).toEqual({ kind: 'open' })
    })

    it('RESERVE-3 reports the same state by notice, `look` and `close`', async () => {
      const { gateway, pay, now } = await create()
      const { paymentId } = await gateway.open(sampleOrder)
      const { body, signature } = await pay(paymentId)
      const paid = await gateway.look(paymentId)
      expect(paid).toEqual({ kind: 'paid', at: expect.any(Date), chargeId: expect.any(String) })
      const { siteSlug, reservationId } = sampleOrder
      const notice: PaymentNotice = { siteSlug, reservationId, paymentId, state: paid }
      expect(gateway.readNotice(body, signature, now())).toEqual(notice)
      expect(await gateway.close(paymentId)).toEqual(paid)
    })

    it('RESERVE-3 closes an unpaid payment for good', async () => {
      const { gateway } = await create()
      const { paymentId } = await gateway.open(sampleOrder)
      for (let time = 0; time < 2; time += 1) expect(await gateway.close(paymentId)).toEqual({ kind: 'closed' })
      expect(await gateway.look(paymentId)).toEqual({ kind: 'closed' })
    })

    it('RESERVE-3 refunds once per key', async () => {
      const { gateway, pay, refunds } = await create()
      const { paymentId } = await gateway.open(sampleOrder)
      await pay(paymentId)
      const paid = await gateway.look(paymentId)
      if (paid.kind !== 'paid') throw new Error(paid.kind)
      const order = { chargeId: paid.chargeId, amount: 200, key: 'refund-1' }
      const first = await gateway.refund(order)
      expect(await gateway.refund(order)).toEqual(first)
      expect(refunds()).toBe(1)
    })

    it('RESERVE-3 rejects notices that are unsigned, changed or old', async () => {
      const { gateway, pay, now } = await create()
      const { paymentId } = await gateway.open(sampleOrder)
      const { body, signature } = await pay(paymentId)
      const later = new Date(now().getTime() + 301_000)
      expect(gateway.readNotice(body, '', now())).toBe('forged')
      expect(gateway.readNotice(`${body} `, signature, now())).toBe('forged')
      expect(
        gateway.readNotice(
          body,
          signature.replace(/.$/, (end) => (end === '0' ? '1' : '0')),
          now(),
        ),
      ).toBe('forged')
      expect(gateway.readNotice(body, signature, later)).toBe('forged')
    })

    it('RESERVE-2 throws GatewayError for an unknown payment', async () => {
      const { gateway } = await create()
      await expect(gateway.look('nothing')).rejects.toMatchObject({ name: 'GatewayError', gateway: 'payments' })
    })
  })
}
