import { z } from 'zod'

/** Services of others that a site has bought, and the switches of SITE-3. Secrets are never here. */
export const integrations = z
  .strictObject({
    autobot: z.boolean().default(false),
    impel: z.boolean().default(false),
    autograb: z.boolean().default(false),
    redbook: z.boolean().default(false),
    offersCount: z.int().min(0).default(0).describe('offers.count'),
    blogsCount: z.int().min(0).default(0).describe('blogs.count'),
    blogCategories: z.array(z.string()).default([]),
    garageEnabled: z.boolean().default(false).describe('garage_enabled: visitors may sign in and keep a watchlist.'),
    saving: z
      .enum(['off', 'browser', 'garage'])
      .default('off')
      .describe('Whether and where a visitor may keep favourites.'),
  })
  .prefault({})
