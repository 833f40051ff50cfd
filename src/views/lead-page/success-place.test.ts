import { expect, it } from 'vitest'
import { exampleCar } from '#domain/testing/example-car.ts'
import { exampleSite } from '#domain/testing/example-site.ts'
import { successPlace } from './success-place.ts'

it('D-16 PHONE-1 records a number revealed after a lead with the car’s dealership, even if the feed gives only its slug', () => {
  const car = exampleCar({ dealership_id: null })
  const lead = { category: 'Vehicle Enquiry', locationId: null, car } as const
  expect(successPlace(exampleSite(), lead, new Date(0))).toMatchObject({
    maskedPhone: '07 31*******',
    dealershipId: 'd1',
  })
})
