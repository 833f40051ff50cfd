import { z } from 'zod'
import { sitePath, slugText } from './address.ts'

/** The blog: articles are files in the site’s folder, blog/{name}.md (CONTENT-1, ROUTE-9). */
export const blog = z
  .strictObject({
    count: z
      .int()
      .min(0)
      .nullable()
      .default(null)
      .describe('blogs.count: how many articles show, the newest first; left out: all; 0: the site has no blog.'),
    heading: z.string().min(1).default('News and advice').describe('The heading of /blog.'),
    introduction: z.string().min(1).nullable().default(null).describe('A sentence under it.'),
    categories: z
      .array(
        z.strictObject({
          slug: slugText.describe('Its name in addresses, /blog/{slug}, and in the articles.'),
          name: z.string().min(1).describe('Its name for visitors.'),
          introduction: z.string().min(1).nullable().default(null).describe('A sentence under it on its page.'),
        }),
      )
      .default([])
      .describe('blog categories, in the order of the blog’s menu; one without an article does not show.'),
    cards: z
      .array(
        z.strictObject({
          title: z.string().min(1).describe('The card’s heading.'),
          text: z.string().min(1).describe('One or two sentences under it.'),
          button: z.string().min(1).describe('The button’s words.'),
          href: sitePath.describe('A path of this site.'),
          categories: z
            .array(slugText)
            .default([])
            .describe('Only under articles of these categories; empty: under all. /blog shows every card.'),
        }),
      )
      .default([])
      .describe('Calls to action among the articles and under each of them; the first matching one shows under it.'),
  })
  .prefault({})
