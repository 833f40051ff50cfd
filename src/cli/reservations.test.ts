import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { GatewayError } from '#gateways/gateway-error.ts'
import { reserveCar } from '#operations/reservation/reserve-car.ts'
import { paySandbox } from '#operations/reservation/sandbox-payment.ts'
import { sweepReservations } from '#operations/reservation/sweep-reservations.ts'
import { requestOn } from '#operations/site-request.ts'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '#operations/testing.ts'
import type { LeadsContext } from './lead/leads-context.ts'
import {
  reservationsCompleteCommand,
  reservationsExtendCommand,
  reservationsListCommand,
  reservationsRefundCommand,
  reservationsReleaseCommand,
} from './reservations.ts'

const buyer = { name: 'Mia', last_name: 'Ng', email: 'mia@mail.example', phone: '0412345678', postcode: '4105' }

let platform: TestPlatform
let printed: string[]
let context: LeadsContext
let car: Car
beforeEach(async () => {
  const site = sampleSite({ reservation: { kind: 'deposit' } })
  platform = await createTestPlatform({ sites: [site, { ...site, slug: 'rival', id: 's2', name: 'Rival Cars' }] })
  printed = []
  context = { platform, siteSlug: 'yard', siteSlugs: ['rival', 'yard'], print: (line) => printed.push(line) }
  const [added] = await platform.addCars('yard', [{ payment_processors: ['stripe'] }])
  car = added!
})
afterEach(() => platform.close())

/** Creates a hold and returns the reservation's id. */
async function held(): Promise<string> {
  const site = platform.site('yard')
  const visit = { origin: 'https://cars.example', path: '/', userAgent: null }
  const input = { ...buyer, terms: 'on' }
  const answer = await reserveCar(requestOn(platform, site), {
    carId: car.id,
    input,
    key: 'k',
    keyIsStrict: true,
    visit,
    address: '192.0.2.1',
  })
  if (!answer.ok) throw new Error(answer.message)
  await paySandbox(requestOn(platform, site), answer.paymentUrl.split('/').at(-1) ?? '', '4242424242424242')
  return answer.reservationId
}

it('RESERVE-3 lists reservations in the site’s time zone, with the state of the deposit', async () => {
  const id = await held()
  expect(await reservationsListCommand(context, { state: 'held' })).toBe(0)
  expect(printed[1]).toMatch(
    new RegExp(`^${id}  2026-11-21 10:00  held   2026-11-23 10:00  \\$200     Mia Ng  2021 Toyota HiLux$`),
  )
  printed.length = 0
  await reservationsListCommand({ ...context, siteSlug: 'rival' })
  expect(printed).toEqual(['Rival Cars has no such reservations.'])
})

it('RESERVE-3 extends a hold', async () => {
  const id = await held()
  expect(await reservationsExtendCommand(context, id, '24')).toBe(0)
  expect(printed).toEqual([`Reservation ${id} is held until 2026-11-24 10:00.`])
  platform.clock.pass(71 * 60)
  await sweepReservations(platform, ['yard'])
  expect((await platform.storage.forSite({ slug: 'yard' }).reservations.find(id))?.state).toBe('held')
})

it('RESERVE-1 RESERVE-3 releases the car and refunds the deposit, once', async () => {
  const id = await held()
  platform.payments.failWith(new GatewayError('payments', 'down'))
  expect(await reservationsReleaseCommand(context, id)).toBe(1)
  platform.payments.failWith(null)
  expect(await reservationsRefundCommand(context, id)).toBe(0)
  expect(await reservationsReleaseCommand(context, id)).toBe(1)
  expect(printed).toEqual([
    `Reservation ${id} is refunded, deposit refund due.`,
    `Reservation ${id} is refunded, deposit refunded.`,
    `Reservation ${id} is refunded, deposit refunded. Nothing was changed.`,
  ])
  expect(platform.payments.refundsAsked).toHaveLength(2)
  expect((await platform.storage.forSite({ slug: 'yard' }).cars.findById(car.id))?.reserved).toBe(false)
})

it('RESERVE-3 keeps the deposit of a completed sale, and the car stays off the market', async () => {
  const id = await held()
  expect(await reservationsCompleteCommand(context, id)).toBe(0)
  platform.clock.pass(72 * 60)
  await sweepReservations(platform, ['yard'])
  expect(platform.payments.refundsAsked).toEqual([])
  expect((await platform.storage.forSite({ slug: 'yard' }).cars.findById(car.id))?.reserved).toBe(true)
})

it.each([
  [() => reservationsListCommand(context, { state: 'lost' }), "not 'lost'."],
  [() => reservationsListCommand(context, { limit: '0' }), "not '0'."],
  [() => reservationsExtendCommand(context, 'r', 'soon'), "not 'soon'."],
  [() => reservationsReleaseCommand(context, 'r'), 'There is no reservation r.'],
  [() => reservationsRefundCommand({ ...context, siteSlug: 'yrad' }, 'r'), 'did you mean "yard"?'],
])('says what is wrong with an argument, with status 2', async (run, ending) => {
  expect(await run()).toBe(2)
  expect(printed[0]).toContain(ending)
})

it('SITE-1 does not find another site’s reservation', async () => {
  const id = await held()
  expect(await reservationsReleaseCommand({ ...context, siteSlug: 'rival' }, id)).toBe(2)
  expect((await platform.storage.forSite({ slug: 'yard' }).reservations.find(id))?.state).toBe('held')
})
