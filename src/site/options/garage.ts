import { z } from 'zod'
import { GATES } from '#domain/route/gates.ts'

/** Which steps need a sign-in (GARAGE-3); sign-in itself is `integrations.garageEnabled`. */
export const garage = z
  .strictObject({
    gates: z
      .array(z.enum(GATES))
      .default([])
      .describe(
        'What a visitor must sign in for: valuing a trade-in, selling a car, the checkout, the finance forms. Needs integrations.garageEnabled.',
      ),
  })
  .prefault({})
