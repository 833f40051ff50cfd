import { z } from 'zod'
import { sitePath } from './address.ts'

const instant = z.iso.datetime({ offset: true })

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
    budgetFinder: z
      .boolean()
      .default(true)
      .describe('The budget finder, here and at /budget: what a weekly amount and a deposit buy (BUDGET-1).'),
    latest: z.int().min(0).max(12).default(6).describe('How many of the latest arrivals show.'),
    banner: z
      .strictObject({
        text: z.string().describe('The words of the banner.'),
        href: sitePath.nullable().default(null).describe('Where it leads; nowhere when left out.'),
        from: instant.describe('The first instant at which it shows.'),
        until: instant.describe('The instant from which it no longer shows.'),
      })
      .nullable()
      .default(null)
      .describe('A dated banner, shown only between its two instants (SITE-10).'),
  })
  .prefault({})
