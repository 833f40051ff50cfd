import type { Template } from '#site/site.ts'
import type { TypefacePair } from '#site/typefaces.ts'
import type { SiteTypefaces } from '#views/site/site-view.ts'
import archivo from './typefaces/archivo.woff2?url'
import bitter from './typefaces/bitter.woff2?url'
import bodoniModa from './typefaces/bodoni-moda.woff2?url'
import cormorantGaramond from './typefaces/cormorant-garamond.woff2?url'
import dmSans from './typefaces/dm-sans.woff2?url'
import figtree from './typefaces/figtree.woff2?url'
import fraunces from './typefaces/fraunces.woff2?url'
import instrumentSans from './typefaces/instrument-sans.woff2?url'
import inter from './typefaces/inter.woff2?url'
import manrope from './typefaces/manrope.woff2?url'
import newsreader from './typefaces/newsreader.woff2?url'
import nunito from './typefaces/nunito.woff2?url'
import oswald from './typefaces/oswald.woff2?url'
import outfit from './typefaces/outfit.woff2?url'
import spaceGrotesk from './typefaces/space-grotesk.woff2?url'
import workSans from './typefaces/work-sans.woff2?url'

/** The text's typeface, then the headline's if it is another. */
const FONTS: Readonly<Partial<Record<Template, readonly string[]>>> = {
  harbour: [instrumentSans],
  ridge: [archivo],
  meadow: [figtree, fraunces],
}

const PAIR_FONTS: Readonly<Record<TypefacePair, readonly string[]>> = {
  prestige: [instrumentSans, cormorantGaramond],
  boutique: [workSans, bodoniModa],
  editorial: [inter, newsreader],
  country: [figtree, bitter],
  sport: [workSans, oswald],
  technical: [inter, spaceGrotesk],
  geometric: [dmSans, outfit],
  modern: [manrope],
  friendly: [nunito],
  neutral: [inter],
}

/**
 * Typefaces of a first screen, preloaded with the page (FIELD-5): those of the template or of the chosen pair, each
 * replaced by the site's own file if it has one; none for system typefaces.
 */
export function fontsOf(template: Template, { pair, headline, text }: SiteTypefaces = TEMPLATE): readonly string[] {
  const [forText, forHeadline] = pair === null || pair === 'system' ? (FONTS[template] ?? []) : PAIR_FONTS[pair]
  return [text ?? (pair === 'system' ? undefined : forText), headline ?? forHeadline].filter(
    (font) => font !== undefined,
  )
}

const TEMPLATE: SiteTypefaces = { pair: null, headline: null, text: null }
