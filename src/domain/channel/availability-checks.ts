import type { Check } from './offered-car.ts'

/** OUT-1: a sold, reserved or incoming car is on no channel that takes buyers to it. */
export const AVAILABILITY_CHECKS: readonly Check[] = [
  ({ car }) => (car.sold || car.status === 'sold' ? 'It is sold.' : null),
  ({ car }) => (car.reserved ? 'A buyer has reserved it.' : null),
  ({ car }) => (car.status === 'coming_soon' ? 'It is not on the yard yet.' : null),
]

/** What every channel for buyers needs to name a car. */
export const IDENTITY_CHECKS: readonly Check[] = [
  ({ car }) => (car.vin === null ? 'It has no VIN.' : null),
  ({ car }) => (car.vin === null || VIN.test(car.vin) ? null : `Its VIN ${car.vin} is not 17 letters and digits.`),
  ({ car }) => (car.make === '' ? 'It has no make.' : null),
  ({ car }) => (car.model === '' ? 'It has no model.' : null),
  ({ car }) => (car.year === null ? 'It has no year.' : null),
]

/** Without I, O and Q. */
const VIN = /^[A-HJ-NPR-Z0-9]{17}$/
