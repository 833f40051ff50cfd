import { z } from 'zod'
import { CAR_TYPES } from '#domain/car/vocabulary.ts'
import { STATES } from '#domain/drive-away/duty-facts.ts'

const amount = z.number().min(0).max(20_000).nullable().default(null)

const charges = z.strictObject({
  state: z.enum(STATES).describe('The state or territory of the buyer.'),
  carTypes: z
    .array(z.enum(CAR_TYPES))
    .min(1)
    .default([...CAR_TYPES])
    .describe('The cars that the amounts are for.'),
  registration: amount.describe('Registration with plates, in dollars; 0 where a car is sold registered.'),
  insurance: amount.describe('Compulsory third party insurance, in dollars; 0 where registration includes it.'),
  transfer: amount.describe('The fee for transferring registration, in dollars; 0 for a new car.'),
  from: z.iso.date().describe('The first day on which the amounts hold.'),
  until: z.iso.date().describe('The last day; afterwards they no longer count.'),
  source: z.string().min(1).describe('Where the amounts are from, as buyers read it.'),
})

/** MONEY-3: the estimate of a drive-away price where a car’s price is without government charges. Only in Australia. */
export const driveAway = z
  .strictObject({
    estimate: z
      .boolean()
      .default(true)
      .describe('Estimates stamp duty by state on cars priced without government charges (MONEY-3).'),
    charges: z
      .array(charges)
      .default([])
      .describe(
        'Your own amounts for registration, insurance and transfer by state. With all three the estimate is a drive-away price; without, it says what is left out.',
      ),
  })
  .prefault({})
