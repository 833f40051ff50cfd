import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { DESK_VIEWS, type DeskView } from '#domain/reservation/desk-view.ts'
import { WHOLE_SITE } from '#domain/staff/actor.ts'
import { ROLES, roleMay } from '#domain/staff/roles.ts'
import { GatewayError } from '#gateways/gateway-error.ts'
import { sampleColleagues } from '../inbox/testing.ts'
import { showNotifications } from '../notify/show-notifications.ts'
import { requestOn } from '../site-request.ts'
import { sampleStaff } from '../staff/testing.ts'
import { requestBy } from '../staff-request.ts'
import { sampleSite } from '../testing/sample-data.ts'
import { sweepOutbox } from '../testing/sweep-outbox.ts'
import { createTestPlatform, type TestPlatform } from '../testing.ts'
import {
  cancelPayment,
  completeReservation,
  extendReservation,
  releaseReservation,
  retryRefund,
} from './manage-reservations.ts'
import { notifyOfEndingReservations } from './notify-of-ending-reservations.ts'
import { showDesk, showReserved } from './reservation-desk.ts'
import { reserveCar } from './reserve-car.ts'
import { settlePayment } from './settle-payment.ts'
import { sweepReservations } from './sweep-reservations.ts'

const BOSS = sampleStaff(['manager'], { id: 'boss' })
const NOW = new Date('2026-11-23T00:00:00Z')
let platform: TestPlatform
let buyers = 0
beforeAll(async () => {
  const reservation = { kind: 'deposit', amount: 300 } as const
  const sites = [sampleSite({ reservation }), sampleSite({ slug: 'rival', id: 'site-2', reservation })]
  const colleagues = sampleColleagues([BOSS])
  platform = await createTestPlatform({ now: NOW, sites, colleagues })
  const cars = Array.from({ length: 15 }, (_, index) => `car-${index + 1}`)
  await platform.addCars(
    'yard',
    cars.map((id) => ({ id, slug: id, stocknum: id, payment_processors: ['stripe'] })),
  )
})
afterEach(() => platform.payments.failWith(null))
afterAll(() => platform.close())

const site = () => platform.site('yard')
const stored = (id: string) => platform.storage.forSite(site()).reservations.find(id)
/** A finance person whose second factor is fresh. */
const fin = () => sampleStaff(['finance'], { secondFactorAt: platform.clock.now() })

async function reserve({ pays = true } = {}): Promise<string> {
  buyers += 1
  const answer = await reserveCar(requestOn(platform, site()), {
    carId: `car-${buyers}`,
    input: {
      name: 'Mia',
      last_name: 'Ng',
      email: `mia${buyers}@mail.example`,
      phone: `04123456${String(buyers).padStart(2, '0')}`,
      postcode: '4105',
      terms: 'on',
    },
    key: `key-${buyers}`,
    keyIsStrict: true,
    visit: { origin: 'https://cars.example', path: '/', userAgent: null },
    address: `192.0.2.${buyers}`,
  })
  if (!answer.ok) throw new Error(JSON.stringify(answer))
  if (pays) {
    await platform.payments.pay(answer.paymentUrl.split('/').at(-1) ?? '', '4242424242424242')
    await settlePayment(platform, { siteSlug: 'yard', id: answer.reservationId })
  }
  return answer.reservationId
}

async function auditOf(id: string) {
  const filter = { personId: null, object: id, from: null, until: null }
  return platform.storage.forSite(site()).audit.list(filter, 10, null)
}

async function asked(id: string): Promise<number> {
  return platform.payments.refundsAsked.filter((key) => key === `refund-${id}`).length
}

describe('INBOX-10 refunding a deposit', () => {
  it('INBOX-10 STAFF-8 refunds once however often it is asked for, frees the car and says why in the audit log', async () => {
    const id = await reserve()
    const done = await Promise.all(
      Array.from({ length: 4 }, () => releaseReservation(requestBy(platform, site(), fin()), id, 'changed-mind')),
    )
    expect(done.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await asked(id)).toBe(1)
    expect(await stored(id)).toMatchObject({ state: 'refunded', refund: 'sent', refundReason: 'changed-mind' })
    expect(await auditOf(id)).toMatchObject([
      {
        action: 'reservation.refund',
        by: { name: 'Kim Lee' },
        before: { state: 'held', refund: 'none' },
        after: { state: 'refunded', refund: 'due', refundReason: 'changed-mind', amount: 300, currency: 'AUD' },
      },
    ])
    await platform.runDeferred()
    expect(platform.mailer.sent.at(-1)?.subject).toBe('Your deposit of $300 is on its way back')
  })

  it('INBOX-10 says that it is refunded to the person who asked: no worker is quicker', async () => {
    const id = await reserve()
    const told: string[] = []
    const stop = platform.storage.onDue(({ kind }) => told.push(kind))
    expect(await releaseReservation(requestBy(platform, site(), fin()), id)).toMatchObject({
      ok: true,
      reservation: { refund: 'sent' },
    })
    // Notices come in the order of commits: those of the refund before this one.
    await platform.runDeferred()
    stop()
    expect(told).toContain('lead')
    expect(told).not.toContain('refund')
  })

  it('RESERVE-3 sends a refund later if the process dies or the gateway is away after it was recorded', async () => {
    const id = await reserve()
    platform.payments.failWith(new GatewayError('payments', 'away'))
    expect(await releaseReservation(requestBy(platform, site(), fin()), id)).toMatchObject({
      ok: true,
      reservation: { state: 'refunded', refund: 'due' },
    })
    expect((await showDesk(requestBy(platform, site(), fin()), 'refunds')).rows[0]?.reservation.refund).toBe('due')
    platform.payments.failWith(null)
    platform.clock.pass(60 * 24)
    await sweepOutbox(platform, ['yard'])
    expect(await stored(id)).toMatchObject({ refund: 'sent' })
    expect(await retryRefund(requestBy(platform, site(), fin()), id)).toMatchObject({ ok: false, reason: 'not-now' })
  })

  it('INBOX-10 retries a refund at once when staff ask for it', async () => {
    const id = await reserve()
    platform.payments.failWith(new GatewayError('payments', 'away'))
    await releaseReservation(requestBy(platform, site(), fin()), id)
    platform.payments.failWith(null)
    expect(await retryRefund(requestBy(platform, site(), fin()), id)).toMatchObject({
      ok: true,
      reservation: { refund: 'sent' },
    })
    expect((await auditOf(id)).map(({ action }) => action)).toEqual(['reservation.refund', 'reservation.refund'])
  })

  it('STAFF-6 asks for the second factor again when it is older than ten minutes, and changes nothing', async () => {
    const id = await reserve()
    const stale = sampleStaff(['finance'], { secondFactorAt: new Date(platform.clock.now().getTime() - 11 * 60_000) })
    await expect(releaseReservation(requestBy(platform, site(), stale), id)).rejects.toMatchObject({
      reason: 'second-factor',
    })
    expect(await stored(id)).toMatchObject({ state: 'held', refund: 'none' })
    expect(await asked(id)).toBe(0)
  })
})

describe('INBOX-10 the desk', () => {
  it('INBOX-10 extends a hold, marks a car as sold and ends an open payment, each with an audit row', async () => {
    const sales = sampleStaff(['sales'])
    const [held, open, late] = [await reserve(), await reserve({ pays: false }), await reserve({ pays: false })]
    const before = (await stored(held))?.heldUntil?.getTime() ?? 0
    await extendReservation(requestBy(platform, site(), sales), held, 24)
    expect((await stored(held))?.heldUntil?.getTime()).toBe(before + 24 * 3_600_000)
    await completeReservation(requestBy(platform, site(), sales), held)
    expect(await stored(held)).toMatchObject({ state: 'completed', refund: 'none' })
    expect(await cancelPayment(requestBy(platform, site(), sales), open)).toMatchObject({
      ok: true,
      reservation: { state: 'cancelled' },
    })
    // The buyer paid a moment before: the money counts.
    await platform.payments.pay((await stored(late))?.paymentId ?? '', '4242424242424242')
    expect(await cancelPayment(requestBy(platform, site(), sales), late)).toMatchObject({
      ok: true,
      reservation: { state: 'held' },
    })
    for (const [id, count] of [
      [held, 2],
      [open, 1],
      [late, 1],
    ] as const)
      expect(await auditOf(id)).toHaveLength(count)
  })

  it('INBOX-10 lists each reservation where staff look for it', async () => {
    const view = async (each: DeskView) => (await showDesk(requestBy(platform, site(), fin()), each)).rows
    const counts = (await showDesk(requestBy(platform, site(), fin()), 'held')).counts
    for (const each of DESK_VIEWS) expect(await view(each)).toHaveLength(counts[each])
    const id = await reserve()
    expect((await view('held')).map(({ reservation }) => reservation.id)).toContain(id)
    expect((await view('expiring')).map(({ reservation }) => reservation.id)).not.toContain(id)
    platform.clock.pass(25 * 60)
    expect((await view('expiring')).map(({ reservation }) => reservation.id)).toContain(id)
  })

  it('INBOX-13 staff are notified of a paid deposit, and once of a hold that ends within four hours, again if it is extended', async () => {
    const id = await reserve()
    const texts = async () => {
      await notifyOfEndingReservations(platform, ['yard'])
      await notifyOfEndingReservations(platform, ['yard'])
      const shown = await showNotifications(requestBy(platform, site(), BOSS))
      return shown.filter(({ href }) => href === `/reservations/${id}`).map(({ text }) => text.split(':')[0])
    }
    expect(await texts()).toEqual(['Deposit paid'])
    platform.clock.pass(45 * 60)
    expect(await texts()).toEqual(['Reservation ends soon', 'Deposit paid'])
    await extendReservation(requestBy(platform, site(), fin()), id, 24)
    platform.clock.pass(24 * 60)
    expect(await texts()).toEqual(['Reservation ends soon', 'Reservation ends soon', 'Deposit paid'])
  })

  it('U-14 INBOX-13 a paid deposit and its lead are one piece of news to a person', async () => {
    const shown = async () => await showNotifications(requestBy(platform, site(), BOSS))
    const before = (await shown()).length
    await reserve()
    const after = await shown()
    expect(after).toHaveLength(before + 1)
    expect(after.filter(({ text }) => text.startsWith('New lead'))).toEqual([])
  })

  it('STAFF-5 refuses every role without the right, another site’s people, and people of other locations', async () => {
    const id = await reserve()
    const at = platform.clock.now()
    const all = { secondFactorAt: at } as const
    const elsewhere = sampleStaff(['finance'], { ...all, scope: { ...WHOLE_SITE, locations: ['l9'] } })
    const rival = sampleStaff(['owner'], { ...all, siteSlug: 'rival' })
    const without = (action: 'reservation.refund' | 'reservation.extend' | 'reservation.read') => [
      ...ROLES.filter((role) => !roleMay([role], action)).map((role) => sampleStaff([role], all)),
      elsewhere,
      rival,
    ]
    for (const actor of without('reservation.refund')) {
      await expect(releaseReservation(requestBy(platform, site(), actor), id)).rejects.toThrow('reservation.refund')
      await expect(retryRefund(requestBy(platform, site(), actor), id)).rejects.toThrow('reservation.refund')
    }
    for (const actor of without('reservation.extend')) {
      await expect(extendReservation(requestBy(platform, site(), actor), id, 24)).rejects.toThrow('reservation.extend')
      await expect(completeReservation(requestBy(platform, site(), actor), id)).rejects.toThrow('reservation.extend')
      await expect(cancelPayment(requestBy(platform, site(), actor), id)).rejects.toThrow('reservation.extend')
    }
    for (const actor of without('reservation.read'))
      await expect(showReserved(requestBy(platform, site(), actor), id)).rejects.toThrow('reservation.read')
    expect((await showDesk(requestBy(platform, site(), elsewhere), 'held')).rows).toEqual([])
    expect(await stored(id)).toMatchObject({ state: 'held' })
    const onRival = releaseReservation(requestBy(platform, platform.site('rival'), rival), id)
    expect(await onRival).toEqual({ ok: false, reason: 'not-found' })
  })

  it('RESERVE-3 an extended hold goes on, and a completed sale keeps the deposit and the car', async () => {
    const sales = () => requestBy(platform, site(), sampleStaff(['sales']))
    const [extended, sold] = [await reserve(), await reserve()]
    await extendReservation(sales(), extended, 24)
    await completeReservation(sales(), sold)
    platform.clock.pass(71 * 60)
    await sweepReservations(platform, ['yard'])
    expect(await stored(extended)).toMatchObject({ state: 'held', refund: 'none' })
    expect(await stored(sold)).toMatchObject({ state: 'completed', refund: 'none' })
    expect(await asked(sold)).toBe(0)
    const car = await platform.storage.forSite(site()).cars.findById((await stored(sold))?.carId ?? '')
    expect(car?.reserved).toBe(true)
  })
})
