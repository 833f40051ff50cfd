import type { Template } from '#site/site.ts'
import type { TypefacePair } from '#site/typefaces.ts'
import type { Typeface } from './typefaces.ts'

export interface Families {
  /** Of headings and prices; without one, that of texts. */
  readonly headline?: Typeface
  readonly text: Typeface
}

/** The typefaces of each pair, and of each template; a template that is not here has the system's. */
export const FAMILIES: Readonly<Record<TypefacePair, Families> & Partial<Record<Template, Families>>> = {
  prestige: { headline: 'Cormorant Garamond', text: 'Instrument Sans' },
  boutique: { headline: 'Bodoni Moda', text: 'Work Sans' },
  editorial: { headline: 'Newsreader', text: 'Inter' },
  country: { headline: 'Bitter', text: 'Figtree' },
  sport: { headline: 'Oswald', text: 'Work Sans' },
  technical: { headline: 'Space Grotesk', text: 'Inter' },
  geometric: { headline: 'Outfit', text: 'DM Sans' },
  modern: { text: 'Manrope' },
  friendly: { text: 'Nunito' },
  neutral: { text: 'Inter' },
  harbour: { text: 'Instrument Sans' },
  ridge: { text: 'Archivo' },
  meadow: { headline: 'Fraunces', text: 'Figtree' },
  market: { text: 'Inter' },
  gallery: { headline: 'Cormorant Garamond', text: 'Instrument Sans' },
}

/** The file of a typeface, 'work-sans' of 'Work Sans'. */
export function fileOf(typeface: string): string {
  return typeface.toLowerCase().replaceAll(' ', '-')
}
