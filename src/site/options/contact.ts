import { z } from 'zod'

/** How the dealer is reached outside the forms. */
export const contact = z
  .strictObject({
    salesPhone: z
      .string()
      .nullable()
      .default(null)
      .describe('The sales number of the strip; the first sales location’s when left out.'),
    servicePhone: z.string().nullable().default(null).describe('The service number of the strip.'),
    email: z.email().nullable().default(null).describe('A public address, shown in the footer.'),
    youtubeUrl: z.url().nullable().default(null).describe('youtube_url: the dealer’s channel.'),
    facebookUrl: z.url().nullable().default(null),
    instagramUrl: z.url().nullable().default(null),
  })
  .prefault({})
