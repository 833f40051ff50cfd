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
      .describe('Also reports a valuation’s result to /api/miscellaneous, for a site whose systems count there.'),
    margin: z
      .number()
      .min(0)
      .max(40)
      .default(15)
      .describe(
        'How far a trade-in estimate is below the asking price of such cars, in per cent: the cost of preparing and selling one.',
      ),
    comparables: z
      .enum(['platform', 'own'])
      .default('platform')
      .describe(
        'Basis of estimates: the site’s own cars and, if there are too few, those of other dealers, never shown to either; or only its own cars, which then do not count for other dealers.',
      ),
    minimumPrice: z.int().min(0).default(200).describe('A car at or below this price offers no trade-in.'),
  })
  .prefault({})
