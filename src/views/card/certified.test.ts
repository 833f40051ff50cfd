import { expect, it } from 'vitest'
import { exampleCar } from '#domain/testing/example-car.ts'
import { certifiedBadge } from './certified.ts'

const certified = { make: 'Toyota', title: 'Toyota Certified', benefits: ['Two keys'] }

it('CAR-7 shows the badge with its benefits on a certified used car', () => {
  expect(certifiedBadge(exampleCar({ certified: true }), certified)).toEqual({
    title: 'Toyota Certified',
    image: null,
    benefits: ['Two keys'],
  })
})

it('CAR-7 shows none for another make, and none on a site without a certified make', () => {
  expect(certifiedBadge(exampleCar({ certified: true, make: 'Mazda' }), certified)).toBeNull()
  expect(certifiedBadge(exampleCar({ certified: true }), null)).toBeNull()
})

it('CAR-6 hides the badge once the car is sold', () => {
  expect(certifiedBadge(exampleCar({ certified: true, sold: true }), certified)).toBeNull()
})
