import { afterAll, beforeAll, expect, it } from 'vitest'
import { reservationPath } from '#domain/paths.ts'
import { showEnding } from '../alert/end-alerts.ts'
import { showVisit } from '../appointment/show-visit.ts'
import { buyerToken } from '../buyer-link.ts'
import { enquire } from '../inbox/testing.ts'
import { reserveCar } from '../reservation/reserve-car.ts'
import { settlePayment } from '../reservation/settle-payment.ts'
import { requestOn } from '../site-request.ts'
import { sampleSite } from '../testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '../testing.ts'
import { showWatchlist } from './show-watchlist.ts'

const MIA = { id: 'mia', phone: '+61412345678', name: 'Mia' }
const KAI = { id: 'kai', phone: '+61487654321', name: 'Kai' }
const BUYER = { name: 'Mia', last_name: 'Ng', email: 'mia@mail.example', phone: '0412 345 678', postcode: '4105' }

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform({ sites: [sampleSite({ reservation: { kind: 'deposit' } })] })
})
afterAll(() => platform.close())

const site = () => platform.site('yard')
const request = () => requestOn(platform, site())

/** Mia books a visit, pays a deposit and confirms an alert by text. */
async function own() {
  const { appointments, alerts, transaction } = platform.storage.forSite(site())
  const [car] = await platform.addCars('yard', [{ payment_processors: ['stripe'] }])
  const { leadId } = await enquire(request(), BUYER)
  const now = platform.clock.now()
  const start = new Date(now.getTime() + 86_400_000)
  const consent = { wording: 'Text me', page: 'https://cars.example/search', at: now.toISOString() }
  const alert = {
    kind: 'search',
    email: MIA.phone,
    subject: '/search',
    label: 'Toyota',
    search: null,
    carId: null,
  } as const
  await transaction(async (within) => {
    const visit = { id: 'visit-of-mia', leadId, kind: 'drive', locationId: 'l1', start, atOnce: 1 } as const
    await appointments.book(visit, within)
    await alerts.ask({ ...alert, id: 'alert-of-mia', origin: 'https://cars.example', consent, askedAt: now }, within)
    await alerts.confirm({ id: 'alert-of-mia', keys: [], by: null, at: now }, within)
  })
  const reserved = await reserveCar(request(), {
    carId: car?.id ?? '',
    input: { ...BUYER, terms: 'on' },
    key: 'mia',
    keyIsStrict: true,
    visit: { origin: 'https://cars.example', path: '/', userAgent: null },
    address: '192.0.2.1',
  })
  if (!reserved.ok) throw new Error(reserved.message)
  await platform.payments.pay(reserved.paymentUrl.split('/').at(-1) ?? '', '4242424242424242')
  await settlePayment(platform, { siteSlug: 'yard', id: reserved.reservationId })
  return reserved.reservationId
}

it('FORM-17 RESERVE-6 ALERT-5 a signed-in buyer’s own pages are listed together with the receipt, for the proved number alone', async () => {
  const reservationId = await own()
  const { pages } = await showWatchlist(request(), MIA)
  expect(pages.map(({ heading }) => heading)).toEqual(['Your visits', 'Your reservations', 'Your alerts'])
  const [visit, reservation, texts] = pages.map((group) => group.pages[0])
  expect(visit?.facts).toEqual(['Booked', 'Sample Motors South'])
  expect((await showVisit(request(), decodeURIComponent(visit?.href.split('/').at(-1) ?? '')))?.state).toBe('booked')
  expect(reservation?.href).toBe(
    reservationPath(buyerToken(platform, platform.site('yard'), 'reservation', reservationId)),
  )
  // The short reference that the reservation's own page and mail have.
  expect(reservation?.title).toMatch(new RegExp(`, ${reservationId.slice(0, 8)}$`, 'i'))
  expect(reservation?.facts).toEqual([
    expect.stringMatching(/^Deposit of \$200 paid by card on .*\d (?:am|pm)\.$/),
    expect.stringMatching(/^Held for you until /),
  ])
  expect(texts).toMatchObject({ title: '1 alert by text', facts: ['Toyota'] })
  const ending = await showEnding(request(), decodeURIComponent(texts?.href.split('/').at(-1) ?? ''))
  expect(ending?.alerts).toHaveLength(1)
  expect((await showWatchlist(request(), KAI)).pages).toEqual([])
})
