import { z } from 'zod'
import { slugText } from './address.ts'

/** Trade-in valuation (TRADE-1 to TRADE-4). */
export const tradeIn = z
  .strictObject({
    valuation: z.boolean().default(false).describe('Offers a trade-in valuation on cars that allow it (CAR-10).'),
    account: slugText
      .nullable()
      .default(null)
      .describe(
        'Whose keys ask AutoGrab or RedBook, where `integrations` names one: the environment’s AUTOGRAB_KEY_{ACCOUNT}, REDBOOK_KEY_{ACCOUNT}. Without, estimates come from stock and plates are not looked up.',
      ),
    saveResult: z
      .boolean()
      .default(false)
      .describe('A valuation’s result is noted at /api/miscellaneous as well, for a site whose systems count there.'),
    margin: z
      .number()
      .min(0)
      .max(40)
      .default(15)
      .describe(
        'How far a trade-in estimate lies below what such cars are offered for, in per cent: what preparing and selling one costs.',
      ),
    comparables: z
      .enum(['platform', 'own'])
      .default('platform')
      .describe(
        'What estimates rest on: the site’s own cars and, where those are too few, those of other dealers, who are shown neither; or its own alone, which then also count for nobody else.',
      ),
    minimumPrice: z.int().min(0).default(200).describe('A car at or below this price offers no trade-in.'),
  })
  .prefault({})
