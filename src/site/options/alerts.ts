import { z } from 'zod'

/** Saved searches and price drops (ALERT-1 to ALERT-4). */
export const alerts = z
  .strictObject({
    enabled: z
      .boolean()
      .default(false)
      .describe(
        'Buyers can ask for a mail about new cars that fit a search, a lower price, or the end of a reservation (ALERT-1). Off, no more mails go out either.',
      ),
    priceHistory: z
      .boolean()
      .default(false)
      .describe('A car’s page shows the prices that the car has had on this site, with dates (ALERT-4).'),
  })
  .prefault({})
