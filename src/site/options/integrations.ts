import { z } from 'zod'
import { serviceAddress } from './address.ts'

/** Services of others that a site has bought, and the switches of SITE-3. Secrets are never here. */
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
    offersCount: z
      .int()
      .min(0)
      .default(0)
      .describe('offers.count: how many of the site’s own offers show on /special-offers; none: no page links there.'),
    garageEnabled: z.boolean().default(false).describe('garage_enabled: visitors may sign in and keep a watchlist.'),
    saving: z
      .enum(['off', 'browser', 'garage'])
      .default('off')
      .describe('Whether and where a visitor may keep favourites; ‘garage’ needs garageEnabled.'),
  })
  .prefault({})
