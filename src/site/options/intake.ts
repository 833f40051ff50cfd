import { z } from 'zod'
import { FIRST_PRICES } from '#domain/car/vocabulary.ts'
import { HOLD_LIMITS } from '#domain/feed/hold.ts'

const share = z.int().min(1).max(100)

/** When a feed waits for approval, and which prices are accepted (INTAKE-3). */
export const intake = z
  .strictObject({
    carsFallBy: share
      .default(HOLD_LIMITS.carsFallBy)
      .describe('A file waits when more than this share of the cars in stock, in per cent, is missing from it.'),
    locationFallsBy: share.default(HOLD_LIMITS.locationFallsBy).describe('The same for the cars of one location.'),
    pricesChange: share
      .default(HOLD_LIMITS.pricesChange)
      .describe('A file waits when it changes more than this share of the prices, in per cent.'),
    identitiesChange: share
      .default(HOLD_LIMITS.identitiesChange)
      .describe(
        'A file waits when more than this share of the cars, in per cent, would become other cars by their numbers.',
      ),
    soldAfterFiles: z
      .int()
      .min(1)
      .max(5)
      .default(2)
      .describe(
        'A car is sold when it is missing from this many files of a feed in a row. An identical file does not count.',
      ),
    implausiblePrices: share
      .default(30)
      .describe('A file waits when more than this share of its prices, in per cent, are not plausible.'),
    fewestCars: z
      .int()
      .min(1)
      .max(1000)
      .default(HOLD_LIMITS.fewestCars)
      .describe('Shares of fewer cars than this hold no file; the fall of the whole stock always counts.'),
    firstPrice: z
      .enum(FIRST_PRICES)
      .default('drive_away')
      .describe(
        'The price that shows first where a feed gives both: with or without government charges; the other shows below it. A change counts from the next import.',
      ),
    lowestPrice: z
      .number()
      .min(0)
      .nullable()
      .default(null)
      .describe('A car below this price shows without one; left out: by the car’s kind, condition and age.'),
    highestPrice: z
      .number()
      .min(1)
      .nullable()
      .default(null)
      .describe('A car above this price shows without one; left out: by the car’s kind, make and age.'),
  })
  .prefault({})
