import { z } from 'zod'
import { sitePath, webAddress } from './address.ts'

/** D-21: redirects for addresses of a dealer's former website. */
export const redirects = z
  .array(
    z.strictObject({
      from: sitePath.describe(
        'A path of the former website, with its parameters where they tell pages apart; `/*` at its end takes all below it.',
      ),
      to: z
        .union([sitePath, webAddress], 'a path of this site such as /search, or a full address with https:')
        .describe('A path of this site, or a full address with https:.'),
    }),
  )
  .max(5_000)
  .default([])
  .describe('Where the addresses of a former website lead (301); docs/redirects.md.')
