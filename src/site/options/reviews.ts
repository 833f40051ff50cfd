import { z } from 'zod'

/** How the customer reviews in `reviews.json` show (PLACE-5). */
export const reviews = z
  .strictObject({
    minimumAverage: z
      .number()
      .min(0)
      .max(5)
      .default(4)
      .describe('Stars show only where the average is above it; the reviews themselves show whatever they say.'),
    hidden: z.boolean().default(false).describe('No stars and no reviews show anywhere.'),
    shown: z.int().min(1).max(12).default(12).describe('How many reviews show at most, the latest first.'),
  })
  .prefault({})
