import { z } from 'zod'
import { HERO_SHAPES, HOME_BLOCKS, type HOME_TITLES } from '#domain/home/home-blocks.ts'
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

const title = z.string().min(1).nullable().default(null)

const titles = z
  .strictObject({
    bodies: title.describe('The heading over the body types.'),
    latest: title.describe('The heading over the latest arrivals.'),
    allStock: title.describe('The link beside it, to all stock.'),
    justArrived: title.describe('The words on the newest car’s plate in the hero.'),
    offers: title.describe('The heading over the offers.'),
    allOffers: title.describe('The link beside it.'),
    budget: title.describe('The heading of the budget finder.'),
    makes: title.describe('The heading over the makes.'),
    whyBuy: title.describe('The heading over the reasons to buy from you.'),
    reviews: title.describe('The heading over the reviews.'),
    articles: title.describe('The heading over the articles.'),
    allArticles: title.describe('The link beside it.'),
    locations: title.describe('The heading over the locations.'),
    keyword: title.describe('The label of the search box.'),
    search: title.describe('The words of its button.'),
  } satisfies Record<(typeof HOME_TITLES)[number], typeof title>)
  .prefault({})
  .describe('Headings and labels of the blocks; those of the template when left out.')

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
    titles,
    hero: z
      .enum(['template', ...HERO_SHAPES])
      .default('template')
      .describe(
        'The form of the hero. split: words on a dark half beside the picture; full: the words over a picture as wide as the page; centred: the words in the middle with the search below them; by default the template’s own.',
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
        locations: z
          .array(z.string())
          .default([])
          .describe(
            'The ids of the locations that it is about: it shows on their pages, on their cars and on forms about these. On every page when left out, or when it names every location.',
          ),
      })
      .nullable()
      .default(null)
      .describe('A dated banner, shown only between its two instants (SITE-10).'),
  })
  .prefault({})
