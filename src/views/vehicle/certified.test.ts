import { expect, it } from 'vitest'
import { exampleCar } from '#domain/testing/example-car.ts'
import { certifiedBadge } from './certified.ts'

const certified = { make: 'Toyota', title: 'Toyota Certified', benefits: ['Two keys'] }

it('CAR-7 a certified used car carries the badge with its benefits', () => {
  expect(certifiedBadge(exampleCar({ certified: true }), certified)).toEqual({
    title: 'Toyota Certified',
    image: null,
    benefits: ['Two keys'],
  })
})

it('CAR-7 another make, and a site without a certified make, carry none', () => {
  expect(certifiedBadge(exampleCar({ certified: true, make: 'Mazda' }), certified)).toBeNull()
  expect(certifiedBadge(exampleCar({ certified: true }), null)).toBeNull()
})

it('CAR-6 the badge hides once the car is sold', () => {
  expect(certifiedBadge(exampleCar({ certified: true, sold: true }), certified)).toBeNull()
})
