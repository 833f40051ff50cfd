import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { call, garageSite, signedIn } from './garage.ts'
import { type ServedSites, serveSites } from './served-sites.ts'

const GATED = garageSite({
  reservation: { kind: 'deposit' },
  tradeIn: { valuation: true },
  garage: { gates: ['trade-in', 'sell-my-car', 'finance', 'checkout'] },
})
const BUYER = { name: 'Mia', last_name: 'Ng', email: 'mia@mail.example', phone: '0412 345 678', postcode: '4105' }

/** M10: calls of gated flows require a sign-in too, not only the pages. */
describe('calls of gated flows', () => {
  let served: ServedSites
  let car: Car
  beforeAll(async () => {
    served = await serveSites({ sites: [GATED] })
    const [added] = await served.platform.addCars('yard', [{ payment_processors: ['stripe'] }])
    car = added!
  })
  afterAll(() => served.close())

  const finance = (more = {}) => ({ ...BUYER, category: 'Finance Enquiry', message: 'Please call.', ...more })
  const CALLS: readonly (readonly [string, () => object])[] = [
    ['/api/reservations', () => ({ ...BUYER, car_id: car.id, terms: true })],
    ['/api/leads', () => finance()],
    ['/api/leads', () => ({ ...BUYER, category: 'Trade-In Enquiry', form: 'trade-in' })],
    ['/api/valuations', () => ({ make: 'Toyota', model: 'HiLux', year: 2020, km: 50_000 })],
    ['/api/valuations/adjustments', () => ({ id: 'x', adjustmentAnswers: {} })],
  ]

  it.each(CALLS)('M10 GARAGE-3 POST %s requires a sign-in', async (path, body) => {
    const response = await call(served, path, body())
    expect([response.status, await response.json()]).toEqual([401, { error: 'Please sign in first.' }])
  })

  it.each(['/api/reservations', '/api/leads'])(
    'M10 GARAGE-3 a form posted to %s leads to the sign-in',
    async (path) => {
      const response = await served.request('yard', path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ ...BUYER, category: 'Finance Enquiry', car_id: car.id, terms: 'true' }).toString(),
      })
      expect([response.status, response.headers.get('Location')]).toEqual([
        303,
        expect.stringMatching(/^\/sign-in\?type=/),
      ])
    },
  )

  it('M10 GARAGE-3 accepts them from signed-in visitors, and other leads from anybody', async () => {
    const cookie = await signedIn(served, '+61412345678')
    const statuses = []
    for (const [path, body] of CALLS.slice(0, 2)) statuses.push((await call(served, path, body(), { cookie })).status)
    expect(statuses).not.toContain(401)
    const enquiry = { ...BUYER, category: 'General Enquiry', message: 'Hello.' }
    expect((await call(served, '/api/leads', enquiry)).status).toBe(201)
  })
})
