import { z } from 'zod'

const link = z.strictObject({
  label: z.string().min(1),
  href: z.string().regex(/^(\/|https:\/\/|tel:|mailto:)/, 'a path of this site or a full address'),
})

/** Header, footer and the strip above (SITE-7, SITE-8). */
export const menus = z
  .strictObject({
    header: z
      .array(z.union([link, z.strictObject({ label: z.string().min(1), items: z.array(link).min(1) })]))
      .default([{ label: 'Search stock', href: '/search' }])
      .describe('The main menu: links, or a label with links under it.'),
    footer: z
      .array(z.strictObject({ title: z.string(), links: z.array(link).min(1) }))
      .default([])
      .describe('Columns of the footer.'),
    strip: z.boolean().default(true).describe('The strip above the header with phones and locations.'),
    valuePropositions: z
      .array(z.string())
      .max(4)
      .default([])
      .describe('Short promises in the header, such as ‘Reserve Quickly Online’.'),
    groupLogo: z
      .strictObject({ image: z.string(), href: z.url() })
      .nullable()
      .default(null)
      .describe('The dealer group’s logo and site.'),
  })
  .prefault({})
