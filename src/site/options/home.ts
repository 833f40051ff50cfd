import { z } from 'zod'

/** The home page (SITE-9, SITE-10, SITE-12). */
export const home = z
  .strictObject({
    heading: z
      .string()
      .nullable()
      .default(null)
      .describe('The first words of the page; the site’s name when left out.'),
    introduction: z.string().nullable().default(null).describe('A sentence under them.'),
    bodyTiles: z.boolean().default(true).describe('Tiles of body types that lead to their stock.'),
    makeTiles: z.boolean().default(true).describe('Tiles of makes that lead to their stock.'),
    latest: z.int().min(0).max(12).default(6).describe('How many of the latest arrivals show.'),
    banner: z
      .strictObject({
        text: z.string(),
        href: z.string().startsWith('/').nullable().default(null),
        from: z.iso.datetime({ offset: true }),
        until: z.iso.datetime({ offset: true }),
      })
      .nullable()
      .default(null)
      .describe('A dated banner, shown only between its two instants (SITE-10).'),
  })
  .prefault({})
