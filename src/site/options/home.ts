import { z } from 'zod'
import { HOME_BLOCKS } from '#domain/home/home-blocks.ts'
import { pictureAddress, sitePath } from './address.ts'
import { block } from './blocks.ts'

const instant = z.iso.datetime({ offset: true })

const slide = z.strictObject({
  title: z.string().min(1).describe('The words of the slide, large.'),
  text: z.string().min(1).nullable().default(null).describe('A sentence under them.'),
  image: pictureAddress
    .nullable()
    .default(null)
    .describe('Its picture, wider than high; none: the template’s own drawing or colour.'),
  button: z.string().min(1).nullable().default(null).describe('The words of its link; ‘Discover More’ when left out.'),
  href: sitePath.describe('Where it leads, a path of this site.'),
})

/** The home page (SITE-9, SITE-10, SITE-12). */
export const home = z
  .strictObject({
    blocks: z
      .array(z.union([z.enum(HOME_BLOCKS), block]))
      .min(1)
      .default([...HOME_BLOCKS])
      .describe(
        'The blocks of the page, in order: names of the page’s own blocks, and blocks that the site fills itself. A block with nothing to show today is skipped.',
      ),
    heading: z
      .string()
      .nullable()
      .default(null)
      .describe('The first words of the page; the site’s name when left out.'),
    introduction: z.string().nullable().default(null).describe('A sentence under them.'),
    image: pictureAddress
      .nullable()
      .default(null)
      .describe('The picture behind or beside them; none: the newest arrival, or the template’s own drawing.'),
    button: z
      .string()
      .min(1)
      .nullable()
      .default(null)
      .describe(
        'The words of the link of the heading’s own slide, which leads to all cars; ‘Explore More’ when left out.',
      ),
    slides: z
      .array(slide)
      .max(5)
      .default([])
      .describe('Other slides around the heading’s own slide, which is second in order and shows first (SITE-12).'),
    slideSeconds: z
      .int()
      .min(5)
      .max(30)
      .nullable()
      .default(null)
      .describe(
        'After how many seconds the next slide comes by itself, with a button that stops it; never when left out, nor for visitors who ask for less motion.',
      ),
    instantOffer: z
      .boolean()
      .default(true)
      .describe(
        'A sentence under selling one’s car in the feature banner: ‘Get an instant offer in 2 minutes’ where the site values online, else that you call with a price (SITE-9).',
      ),
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
