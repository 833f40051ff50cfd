import { buyerToken } from '#operations/buyer-link.ts'
import { cancelReservation, releaseReservation } from '#operations/reservation/manage-reservations.ts'
import { reserveCar } from '#operations/reservation/reserve-car.ts'
import { giveUpPayment } from '#operations/reservation/settle-payment.ts'
import { takePaymentNotice } from '#operations/reservation/take-payment-notice.ts'
import { requestOn } from '#operations/site-request.ts'
import { sampleStaff } from '#operations/staff/testing.ts'
import { requestBy } from '#operations/staff-request.ts'
import type { World } from '../world.ts'
import { allOf } from './leads.ts'
import { allCars } from './stock.ts'

/** One buyer or two at once want the same car. */
export async function reserve(world: World): Promise<void> {
  const cars = await allCars(world)
  if (cars.length === 0) return
  const { siteSlug, id: carId } = world.random.pick(cars)
  const buyers = world.random.onceIn(3) ? 2 : 1
  await allOf(Array.from({ length: buyers }, () => reserveOne(world, siteSlug, carId)))
}

async function reserveOne(world: World, siteSlug: string, carId: string): Promise<void> {
  const number = world.random.below(1_000_000)
  const answer = await reserveCar(requestOn(world.platform, world.platform.site(siteSlug)), {
    carId,
    input: {
      name: 'Mia',
      last_name: 'Ng',
      email: `mia${number}@of-${siteSlug}.example`,
      phone: `0412${String(number).padStart(6, '0')}`,
      postcode: '4105',
      terms: 'on',
    },
    key: world.random.id(),
    keyIsStrict: true,
    visit: { origin: 'https://cars.example', path: '/', userAgent: null },
    address: `192.0.2.${number % 250}`,
  })
  if (answer.ok) world.paymentIds.add(answer.paymentUrl.split('/').at(-1) ?? '')
}

/** A buyer pays; the gateway's notice arrives once, twice or never. */
export async function pay(world: World): Promise<void> {
  if (world.paymentIds.size === 0) return
  const paid = await world.payments.pay(world.random.pick([...world.paymentIds]), '4242424242424242')
  if (paid.kind !== 'paid') return
  const times = world.random.below(3)
  const { body, signature } = paid.notice
  await allOf(Array.from({ length: times }, () => takePaymentNotice(world.platform, body, signature)))
}

/** Staff release a held car, its buyer cancels, or a buyer turns back before the payment. */
export async function endReservation(world: World): Promise<void> {
  const query = `select site_slug, id, state from reservations where state in ('pending', 'held') order by site_slug, id`
  const { rows } = await world.database.query<{ site_slug: string; id: string; state: 'pending' | 'held' }>(query)
  if (rows.length === 0) return
  const { site_slug: siteSlug, id, state } = world.random.pick(rows)
  const site = world.platform.site(siteSlug)
  const kim = sampleStaff(['owner'], { siteSlug, secondFactorAt: world.clock.now() })
  if (state === 'pending') await giveUpPayment(requestOn(world.platform, site), id)
  else if (world.random.onceIn(2))
    await cancelReservation(requestOn(world.platform, site), buyerToken(world.platform, site, 'reservation', id))
  else await releaseReservation(requestBy(world.platform, site, kim), id, 'mistake')
}
