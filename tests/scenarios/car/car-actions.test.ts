import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { BODY_TYPES } from '#domain/car/vocabulary.ts'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { CARD_BUTTONS } from '#site/options/card.ts'
import { VEHICLE_ACTIONS } from '#site/options/vehicle.ts'
import { type CardAction, carActions, UNSERVED, type VehicleAction } from '#views/card/car-actions.ts'
import { type ServedSites, serveSites } from '../served-sites.ts'

/** All actions except the chat, which is another service's page. */
const ACTIONS = [...new Set<CardAction | VehicleAction>([...CARD_BUTTONS, ...VEHICLE_ACTIONS])].filter(
  (action) => action !== 'chat',
)

describe('where a car’s buttons lead', () => {
  let served: ServedSites
  let car: Car
  beforeAll(async () => {
    const site = sampleSite({
      reservation: { kind: 'deposit', path: 'buy-online' },
      tradeIn: { valuation: true },
      integrations: { saving: 'browser' },
    })
    served = await serveSites({ sites: [site] })
    const [added] = await served.platform.addCars('yard', [
      { payment_processors: ['card'], file: '/search', price: 50_000 },
    ])
    if (!added) throw new Error('no car')
    car = added
  })
  afterAll(() => served.close())

  it.each(ACTIONS)('CAR-5 the page behind %s exists, or nothing links to it', async (action) => {
    const [button] = carActions({ ...car, callable: true }, [action], served.platform.site('yard'), [])
    const href = button?.href ?? ''
    if (href.startsWith('mailto:')) return
    const { status } = await served.request('yard', href.split('#')[0] ?? '')
    expect(status, href).toBe(UNSERVED.includes(action) ? 404 : 200)
  })
  it('FIN-8 ROUTE-7 each finance page that a site may link exists, with and without a car’s nvic', async () => {
    for (const page of ['/finance', '/finance-enquiry', '/apply-for-finance', '/finance-pre-approval'] as const)
      for (const has_nvic of [true, false]) {
        const options = { ...served.platform.site('yard'), finance: { page } }
        const [button] = carActions({ ...car, has_nvic }, ['finance'], options)
        const { status } = await served.request('yard', button?.href.split('#')[0] ?? '')
        expect(status, button?.href).toBe(200)
      }
  })

  it('CARD-4 CAR-6 a sold car of any body or make links to a search that exists, even without a similar car in stock', async () => {
    const bodies = [null, ...BODY_TYPES].map((simple_body) => ({ ...car, simple_body, sold: true }))
    const makes = ['Toyota', 'Land Rover', 'Škoda', 'Mercedes-Benz', 'Homemade'].map((make) => ({
      ...car,
      make,
      simple_body: null,
      sold: true,
    }))
    for (const sold of [...bodies, ...makes]) {
      const [similar] = carActions(sold, [], served.platform.site('yard'))
      expect((await served.request('yard', similar?.href ?? '')).status, similar?.href).toBe(200)
    }
  })
})
