import { z } from 'zod'
import { pictureAddress } from './address.ts'

const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'a colour such as #1f6feb')

/** The tokens of a site, which adjust its template's look (SITE-2). */
export const branding = z
  .strictObject({
    logo: z.string().default('logo.svg').describe('The logo’s file in the site’s folder.'),
    logoOnDark: z
      .string()
      .nullable()
      .default(null)
      .describe('A logo for dark backgrounds; the ordinary one when left out.'),
    icon: z
      .string()
      .regex(/\.(svg|png)$/, 'a file that ends in .svg or .png')
      .nullable()
      .default(null)
      .describe(
        'A square SVG or PNG file in the site’s folder: the icon of browser tabs and home screens; the name’s first letter on the brand colour when left out.',
      ),
    shareImage: pictureAddress
      .nullable()
      .default(null)
      .describe(
        'The picture beside a shared link to a page that has none of its own; the home page’s or the first location’s when left out.',
      ),
    tagline: z
      .string()
      .nullable()
      .default(null)
      .describe('One line beside or under the name, where the template has a place for it.'),
    primary: colour
      .default('#1d4ed8')
      .describe(
        'The brand colour: main buttons, links and the accents of the template. One on which no text can be read is refused.',
      ),
    accent: colour
      .nullable()
      .default(null)
      .describe('A second brand colour, behind the dated banner; the first when left out.'),
    radius: z
      .enum(['none', 'small', 'medium', 'large'])
      .nullable()
      .default(null)
      .describe('How round corners are; the template’s own when left out.'),
    font: z
      .enum(['template', 'system'])
      .default('template')
      .describe('The typeface of the text; by default the template’s own.'),
  })
  .prefault({})
