import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { HOOK_EVENT_NAMES, type HookEvent } from '#domain/hook/hook-events.ts'
import { GatewayError } from '#gateways/gateway-error.ts'
import { TEST_DATABASES } from '#storage/testing.ts'
import { sampleActor, sampleColleagues } from '../inbox/testing.ts'
import { completeReservation, extendReservation, releaseReservation } from '../reservation/manage-reservations.ts'
import { reserveCar } from '../reservation/reserve-car.ts'
import { settlePayment } from '../reservation/settle-payment.ts'
import { sweepReservations } from '../reservation/sweep-reservations.ts'
import { requestOn } from '../site-request.ts'
import { requestBy } from '../staff-request.ts'
import { sampleSite } from '../testing/sample-data.ts'
import { sweepOutbox } from '../testing/sweep-outbox.ts'
import { createTestPlatform, type TestPlatform } from '../testing.ts'
import { addHook } from './hook-endpoints.ts'

describe.each(TEST_DATABASES)('RESERVE-3 webhooks of reservations on %s', (database) => {
  let platform: TestPlatform
  let heard = 0
  const kim = () => sampleActor('kim', { secondFactorAt: platform.clock.now() })
  beforeEach(async () => {
    const reservation = { kind: 'deposit', amount: 300 } as const
    const sites = [sampleSite({ reservation }), sampleSite({ slug: 'rival', id: 'site-2', reservation })]
    heard = 0
    platform = await createTestPlatform({ sites, database, colleagues: sampleColleagues([sampleActor('kim')]) })
    for (const slug of ['yard', 'rival'])
      await platform.addCars(slug, [{ id: 'car-1', slug: 'car-1', stocknum: 'car-1', payment_processors: ['stripe'] }])
  })
  afterEach(() => platform.close())

  const site = () => platform.site('yard')
  const follow = async (events: readonly HookEvent[] = RESERVATION_EVENTS) => {
    const made = await addHook(requestBy(platform, site(), kim()), { url: 'https://crm.example/forecourt', events })
    if (!made.ok) throw new Error(made.fault)
  }
  const reserve = async (slug = 'yard') => {
    const answer = await reserveCar(requestOn(platform, platform.site(slug)), {
      carId: 'car-1',
      input: {
        name: 'Mia',
        last_name: 'Ng',
        email: 'mia@mail.example',
        phone: '0412345678',
        postcode: '4105',
        terms: 'on',
      },
      key: 'key-1',
      keyIsStrict: true,
      visit: { origin: 'https://cars.example', path: '/', userAgent: null },
      address: '192.0.2.1',
    })
    if (!answer.ok) throw new Error(JSON.stringify(answer))
    return answer
  }
  const reserveAndPay = async (slug = 'yard') => {
    const { paymentUrl, reservationId } = await reserve(slug)
    await platform.payments.pay(paymentUrl.split('/').at(-1) ?? '', '4242424242424242')
    await settlePayment(platform, { siteSlug: slug, id: reservationId })
    return reservationId
  }
  /** What the address hears of since the last time. */
  const news = async () => {
    // What one round stores the next one sends.
    for (const _round of [1, 2]) await sweepOutbox(platform, ['yard', 'rival'])
    const sent = platform.webhooks.sent.slice(heard)
    heard += sent.length
    return sent.map(({ body }) => JSON.parse(body) as Record<string, unknown>)
  }
  const types = async () => (await news()).map(({ type }) => type)

  it('RESERVE-3 a paid deposit, a longer hold and a sale are each sent once, with ids and states alone', async () => {
    await follow()
    const id = await reserveAndPay()
    await settlePayment(platform, { siteSlug: 'yard', id: id })
    const [held, ...more] = await news()
    expect(more).toEqual([])
    expect(held).toMatchObject({
      type: 'reservation.held',
      site: 'yard',
      conversation: { id: expect.any(String), stage: 'new' },
      reservation: { id, car: 'car-1', state: 'held', held_until: expect.any(String), refund: 'none' },
    })
    await extendReservation(requestBy(platform, site(), kim()), id, 24)
    const [extended] = await news()
    const until = (call: Record<string, unknown> = {}) => Date.parse((call['reservation'] as HeldUntil).held_until)
    expect(extended?.['type']).toBe('reservation.extended')
    expect(until(extended) - until(held)).toBe(24 * 3_600_000)
    await completeReservation(requestBy(platform, site(), kim()), id)
    expect(await types()).toEqual(['reservation.completed'])
    expect(platform.webhooks.sent.map(({ body }) => body).join()).not.toMatch(/Mia|mail\.example|0412|\+61/)
  })

  it('RESERVE-3 sends nothing of a change that the database takes back', async () => {
    await follow()
    const id = await reserveAndPay()
    await news()
    const failing = { ...platform, log: { ...platform.log, info: fails } }
    await expect(extendReservation(requestBy(failing, site(), kim()), id, 24)).rejects.toThrow('no log')
    expect(await types()).toEqual([])
  })

  // The rest asks nothing of a database that the two answer differently (docs/tests.md).
  if (database === 'Postgres') return

  it('RESERVE-3 a hold that staff end is sent as released, and as refunded once the payment service takes the refund', async () => {
    await follow()
    const id = await reserveAndPay()
    await news()
    platform.payments.failWith(new GatewayError('stripe', 'answered 500'))
    await releaseReservation(requestBy(platform, site(), kim()), id, 'changed-mind')
    expect(await news()).toMatchObject([
      { type: 'reservation.released', reservation: { state: 'refunded', refund: 'due' } },
    ])
    platform.payments.failWith(null)
    platform.clock.pass(24 * 60)
    expect(await news()).toMatchObject([{ type: 'reservation.refunded', reservation: { refund: 'sent' } }])
  })

  it('RESERVE-3 a hold whose time passes is sent as released and refunded', async () => {
    await follow()
    await reserveAndPay()
    await news()
    platform.clock.pass(48 * 60 + 1)
    await sweepReservations(platform, ['yard'])
    await sweepReservations(platform, ['yard'])
    expect((await types()).toSorted()).toEqual(['reservation.refunded', 'reservation.released'])
  })

  it('RESERVE-3 sends nothing of a payment that is not made, of a refused change, of another site, or of events not chosen', async () => {
    await follow(['reservation.completed'])
    const { reservationId } = await reserve()
    platform.clock.pass(20)
    await sweepReservations(platform, ['yard'])
    expect((await extendReservation(requestBy(platform, site(), kim()), reservationId, 24)).ok).toBe(false)
    await reserveAndPay('rival')
    expect(await types()).toEqual([])
  })
})

interface HeldUntil {
  readonly held_until: string
}
const RESERVATION_EVENTS = HOOK_EVENT_NAMES.filter((name) => name.startsWith('reservation.'))

function fails(): never {
  throw new Error('no log')
}
