import { z } from 'zod'

const KIND = 'Whether a car can be reserved: not at all, or with a card deposit.'

/** Reserving a car online with a deposit (RESERVE-1 to RESERVE-5). */
export const reservation = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('off').describe(KIND) }),
    z.strictObject({
      kind: z.literal('deposit').describe(KIND),
      amount: z.int().positive().default(200).describe('The deposit in whole currency units.'),
      holdHours: z.int().positive().default(48).describe('How long the car is held.'),
      path: z
        .enum(['checkout', 'buy-online'])
        .default('checkout')
        .describe('The address of the flow: /cars/{slug}/checkout or /cars/{slug}/buy-online.'),
    }),
  ])
  .default({ kind: 'off' })
  .describe('Reservation by card deposit; off unless the site says otherwise.')
