import { z } from 'zod'
import { TYPEFACE_FILE, TYPEFACE_PAIRS } from '../typefaces.ts'
import { pictureAddress, pictureFile } from './address.ts'

const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'a colour such as #1f6feb')
const typefaceFile = z
  .string()
  .regex(TYPEFACE_FILE, 'the name of a .woff2 file in the site’s folder, of letters, digits, dots and hyphens')
  .nullable()
  .default(null)

/** The tokens of a site, which adjust its template's look (SITE-2). */
export const branding = z
  .strictObject({
    logo: pictureFile.default('logo.svg').describe('The logo’s file in the site’s folder.'),
    logoOnDark: pictureFile
      .nullable()
      .default(null)
      .describe('A logo for dark backgrounds; the ordinary one when left out.'),
    icon: pictureFile
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
      .enum(['template', 'system', ...TYPEFACE_PAIRS])
      .default('template')
      .describe(
        'The typefaces: the template’s own, the visitor’s system’s for the text, or one of ten pairs of headline and text. prestige: Cormorant Garamond and Instrument Sans; boutique: Bodoni Moda and Work Sans; editorial: Newsreader and Inter; country: Bitter and Figtree; sport: Oswald and Work Sans; technical: Space Grotesk and Inter; geometric: Outfit and DM Sans; modern: Manrope; friendly: Nunito; neutral: Inter.',
      ),
    ownTypefaces: z
      .strictObject({
        headline: typefaceFile.describe('The typeface of headings and prices; that of ‘font’ when left out.'),
        text: typefaceFile.describe('The typeface of everything else; that of ‘font’ when left out.'),
        licence: z
          .string()
          .min(1)
          .max(300)
          .nullable()
          .default(null)
          .describe(
            'A note for your own people: under which licence these typefaces are on a website, and where its proof is. No page shows it.',
          ),
      })
      .prefault({})
      .describe('Typefaces of your own as .woff2 files in the site’s folder, whose licence allows a website.'),
    headingCase: z
      .enum(['template', 'sentence', 'capitals'])
      .default('template')
      .describe('Headings as they are written, or in capitals; the template’s own way when left out.'),
    ground: colour
      .nullable()
      .default(null)
      .describe(
        'The ground of every page; text, panels and lines follow it, also on a dark one. The template’s own when left out. One on which text does not read well is refused.',
      ),
    bands: colour
      .nullable()
      .default(null)
      .describe(
        'The ground of the dark bands, such as the footer; the template’s own when left out. One on which white text does not read well is refused.',
      ),
  })
  .prefault({})
