import { z } from 'zod'

/** Trade-in valuation (TRADE-1 to TRADE-4). */
export const tradeIn = z
  .strictObject({
    valuation: z.boolean().default(false).describe('Offers a trade-in valuation on cars that allow it (CAR-10).'),
    minimumPrice: z.int().min(0).default(200).describe('A car at or below this price offers no trade-in.'),
  })
  .prefault({})
