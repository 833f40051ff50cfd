import { expect, it } from 'vitest'
import { exampleCar } from '#domain/testing/example-car.ts'
import { exampleSite } from '#domain/testing/example-site.ts'
import { inWordsOfSite } from '#site/own-words.ts'
import { successActions } from './success-actions.ts'

const site = exampleSite({
  reservation: { kind: 'deposit', amount: 500, path: 'checkout' },
  tradeIn: { valuation: true },
})
const car = exampleCar({ id: 'c1', slug: 'a', price: 30_000, payment_processors: ['stripe'] })
const labels = (...given: Parameters<typeof successActions>) => successActions(...given).map(({ label }) => label)

it('B18 after an enquiry a buyer can book a test drive, value a trade-in or reserve the car', () => {
  expect(successActions(car, 'Vehicle Enquiry', site)).toEqual([
    { label: 'Book a Test Drive', href: '/cars/a?enquiry=test-drive#enquire' },
    { label: 'Trade-In Valuation', href: '/cars/trade-in?car_id=c1' },
    { label: 'Reserve Now $500', href: '/cars/a/checkout' },
  ])
})

it('B18 offers nothing that was just done, and nothing that site or car does not allow', () => {
  expect(labels(car, 'Test Drive', site)).toEqual(['Trade-In Valuation', 'Reserve Now $500'])
  expect(labels(car, 'Vehicle Enquiry', exampleSite())).toEqual(['Book a Test Drive'])
  const caravans = exampleSite({ search: { vehicleWord: 'caravan' } })
  expect(inWordsOfSite(caravans, () => labels(car, 'Vehicle Enquiry', caravans))).toEqual(['Book an Inspection'])
})

it.each([{ reserved: true }, { sold: true }, { status: 'sold' } as const])(
  'B18 offers nothing for a car that is gone: %j',
  (gone) => {
    expect(labels(exampleCar({ ...car, ...gone }), 'Vehicle Enquiry', site)).toEqual([])
  },
)
