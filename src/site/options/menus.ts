import { z } from 'zod'
import { linkAddress, pictureFile, webAddress } from './address.ts'

const link = z.strictObject({
  label: z.string().min(1).describe('The words of the link.'),
  href: linkAddress.describe('Where it leads.'),
})

const submenu = z.strictObject({
  label: z.string().min(1).describe('The words that open the list.'),
  items: z.array(link).min(1).describe('The links under them.'),
})

/** A menu that the platform fills: makes, or models of the catalogue. */
const filledMenu = z.strictObject({
  label: z.string().min(1).describe('The words that open the panel.'),
  show: z
    .enum(['brands', 'vehicles'])
    .describe('The makes by their logos, or the models of models.json by their bodies (SITE-7).'),
  makes: z
    .array(z.string().min(1))
    .min(1)
    .optional()
    .describe('Which makes ‘brands’ shows; those of dealerships[].manufacturers when left out.'),
})

/** Header, footer and the strip above (SITE-7, SITE-8). */
export const menus = z
  .strictObject({
    header: z
      .array(z.union([link, submenu, filledMenu]))
      .default([{ label: 'Search stock', href: '/search' }])
      .describe('The main menu: links, a label with links under it, or a panel of the makes or of the models.'),
    footer: z
      .array(
        z.strictObject({
          title: z.string().describe('The heading of the column.'),
          links: z.array(link).min(1).describe('Its links.'),
        }),
      )
      .default([])
      .describe('Columns of the footer.'),
    strip: z
      .boolean()
      .default(true)
      .describe('The strip above the header with phones and locations. Without it the header itself has the phone.'),
    callToAction: link
      .nullable()
      .default(null)
      .describe('A button in the header and at the head of a phone’s menu, such as ‘Sell my car’ or ‘Book a service’.'),
    phoneBar: z
      .boolean()
      .default(true)
      .describe('A bar at the foot of a phone’s screen that calls, enquires and shows the way.'),
    valuePropositions: z
      .array(z.string())
      .max(4)
      .nullable()
      .default(null)
      .describe(
        'Short promises in the header; when left out ‘Reserve Quickly Online’, ‘Secure Online Payments’ and ‘Apply For Finance’, as far as the site does them (SITE-8).',
      ),
    brandLogos: z
      .array(
        z.strictObject({
          make: z.string().min(1).describe('The make, as the stock spells it.'),
          image: pictureFile.describe('Its logo’s file in the site’s folder, which the dealer may use.'),
        }),
      )
      .default([])
      .describe('Logos of makes for the menu; a make without one shows by its name.'),
    groupLogo: z
      .strictObject({
        image: pictureFile.describe(
          'The logo’s file in the site’s folder, drawn for the ground of the header: light for Ridge’s black one.',
        ),
        href: webAddress.describe('The group’s own site.'),
      })
      .nullable()
      .default(null)
      .describe('The dealer group’s logo and site.'),
  })
  .prefault({})
