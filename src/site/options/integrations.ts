import { z } from 'zod'

/** Services of others that a site has bought, and the switches of SITE-3. Secrets are never here. */
export const integrations = z
  .strictObject({
    autobot: z.boolean().default(false).describe('autobot: the chat assistant opens beside the pages.'),
    impel: z.boolean().default(false).describe('impel: a car’s 360° view stands first in its gallery.'),
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
