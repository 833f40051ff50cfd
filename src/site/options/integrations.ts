import { z } from 'zod'
import { serviceAddress } from './address.ts'

/** Third-party services that a site has bought, and the switches of SITE-3. Secrets are never here. */
export const integrations = z
  .strictObject({
    autobot: serviceAddress
      .nullable()
      .default(null)
      .describe(
        'autobot: the address of the chat service’s own page, which ‘Chat’ opens in a new tab; ‘{id}’ is the car’s id and ‘{stocknum}’ its stock number.',
      ),
    impel: serviceAddress
      .nullable()
      .default(null)
      .describe(
        'impel: the address of a car’s 360° view, shown under its pictures when a visitor asks for it; ‘{vin}’, ‘{id}’ and ‘{stocknum}’ are the car’s own.',
      ),
    autograb: z.boolean().default(false).describe('autograb: valuations and market averages come from AutoGrab.'),
    redbook: z.boolean().default(false).describe('redbook: valuations come from RedBook.'),
    ga4: z
      .string()
      .regex(/^G-[A-Z0-9]{6,12}$/, 'a GA4 measurement id such as G-ABC123DEF4: G- and capital letters or digits')
      .nullable()
      .default(null)
      .describe('The measurement id of Google Analytics 4. Its script loads once a visitor accepts it (docs/tags.md).'),
    gtm: z
      .string()
      .regex(/^GTM-[A-Z0-9]{4,10}$/, 'a Tag Manager container such as GTM-ABC1234: GTM- and capital letters or digits')
      .nullable()
      .default(null)
      .describe(
        'The container of Google Tag Manager, which may hold Google Analytics. It loads once a visitor accepts it.',
      ),
    metaPixel: z
      .string()
      .regex(/^[0-9]{10,20}$/, 'the number of a Meta pixel, its digits alone and in quotes')
      .nullable()
      .default(null)
      .describe('The number of a Meta (Facebook) pixel. Its script loads once a visitor accepts it.'),
    mcp: z
      .boolean()
      .default(false)
      .describe(
        'Whether AI agents may search the stock at /mcp, by the Model Context Protocol; they only read (docs/mcp.md).',
      ),
    offersCount: z
      .int()
      .min(0)
      .default(0)
      .describe('offers.count: how many of the site’s own offers show on /special-offers; none: no page links there.'),
    garageEnabled: z.boolean().default(false).describe('garage_enabled: visitors may sign in and keep a watchlist.'),
    saving: z
      .enum(['off', 'browser', 'garage'])
      .default('off')
      .describe('Whether and where a visitor may save cars; ‘garage’ needs garageEnabled.'),
    savedCarsName: z
      .enum(['watchlist', 'saved-cars'])
      .default('watchlist')
      .describe(
        'What the site calls a visitor’s saved cars: ‘watchlist’ says watchlist and favourites as the rules do (GARAGE-5); ‘saved-cars’ says ‘saved cars’ everywhere, in the site’s word for what it sells.',
      ),
  })
  .prefault({})
