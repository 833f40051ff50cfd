import { z } from 'zod'
import { linkAddress, webAddress } from './address.ts'

const link = z.strictObject({
  label: z.string().min(1).describe('The words of the link.'),
  href: linkAddress.describe('Where it leads.'),
})

const submenu = z.strictObject({
  label: z.string().min(1).describe('The words that open the list.'),
  items: z.array(link).min(1).describe('The links under them.'),
})

/** Header, footer and the strip above (SITE-7, SITE-8). */
export const menus = z
  .strictObject({
    header: z
      .array(z.union([link, submenu]))
      .default([{ label: 'Search stock', href: '/search' }])
      .describe('The main menu: links, or a label with links under it.'),
    footer: z
      .array(
        z.strictObject({
          title: z.string().describe('The heading of the column.'),
          links: z.array(link).min(1).describe('Its links.'),
        }),
      )
      .default([])
      .describe('Columns of the footer.'),
    strip: z.boolean().default(true).describe('The strip above the header with phones and locations.'),
    valuePropositions: z
      .array(z.string())
      .max(4)
      .default([])
      .describe('Short promises in the header, such as ‘Reserve Quickly Online’.'),
    groupLogo: z
      .strictObject({
        image: z.string().describe('The logo’s file in the site’s folder.'),
        href: webAddress.describe('The group’s own site.'),
      })
      .nullable()
      .default(null)
      .describe('The dealer group’s logo and site.'),
  })
  .prefault({})
