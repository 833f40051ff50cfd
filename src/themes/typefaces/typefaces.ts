import type { Template } from '#site/site.ts'

/** A typeface whose files are cut from Fontsource's (scripts/cut-typefaces.mjs). */
export interface Cut {
  /** The weights in its file: one, or from the lightest to the boldest. */
  readonly weight: string
  /** The widths in its file; only the normal one when left out. */
  readonly stretch?: string
  readonly isSerif?: true
  readonly standIns: readonly StandIn[]
}

/**
 * A typeface of visitors' computers and phones with the width and height of ours (docs/decisions/014). The measures are
 * percentages.
 */
export interface StandIn {
  readonly local: readonly string[]
  readonly weight: string
  readonly stretch?: string
  /** What the name of the family ends with; 'Stand-in' when left out. */
  readonly name?: string
  readonly size: number
  /** Those of its own file when left out. */
  readonly ascent?: number
  readonly descent?: number
}

const ARIAL = ['Arial', 'Liberation Sans', 'Roboto']
const ARIAL_BOLD = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold', 'Roboto-Bold']
const NOTO_SERIF_BOLD = ['Noto Serif Bold', 'NotoSerif-Bold']
const TIMES_BOLD = ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold', ...NOTO_SERIF_BOLD]
const GEORGIA_BOLD = ['Georgia Bold', 'Georgia-Bold', ...NOTO_SERIF_BOLD]

export const TYPEFACES = {
  Archivo: {
    weight: '400 900',
    stretch: '92% 118%',
    standIns: [
      { local: ARIAL, weight: '100 599', stretch: '62% 125%', size: 98.6, ascent: 89, descent: 21.3 },
      { local: ARIAL_BOLD, weight: '600 900', stretch: '62% 99%', size: 96.5, ascent: 91, descent: 21.8 },
      { local: ARIAL_BOLD, weight: '600 900', stretch: '100% 103%', size: 99.5, ascent: 88.2, descent: 21.1 },
      { local: ARIAL_BOLD, weight: '600 900', stretch: '104% 110%', size: 110.5, ascent: 79.5, descent: 19 },
      { local: ARIAL_BOLD, weight: '600 900', stretch: '111% 125%', size: 123, ascent: 71.4, descent: 17.1 },
    ],
  },
  Bitter: {
    weight: '700',
    isSerif: true,
    standIns: [{ local: TIMES_BOLD, weight: '100 900', size: 106.7, ascent: 87.7, descent: 24.8 }],
  },
  'Bodoni Moda': {
    weight: '600',
    isSerif: true,
    standIns: [{ local: TIMES_BOLD, weight: '100 900', size: 110, ascent: 102.3, descent: 36.4 }],
  },
  'Cormorant Garamond': {
    weight: '600',
    isSerif: true,
    standIns: [{ local: TIMES_BOLD, weight: '100 900', size: 90.5, ascent: 102.1, descent: 31.7 }],
  },
  'DM Sans': {
    weight: '400 700',
    standIns: [
      { local: ARIAL, weight: '100 574', size: 102.9, ascent: 96.4, descent: 30.1 },
      { local: ARIAL_BOLD, weight: '575 900', size: 100.7, ascent: 98.5, descent: 30.8 },
    ],
  },
  Figtree: {
    weight: '400 700',
    standIns: [
      { local: ARIAL, weight: '100 574', size: 100.2, ascent: 94.9, descent: 25 },
      { local: ARIAL_BOLD, weight: '575 900', size: 96, ascent: 99, descent: 26 },
    ],
  },
  Fraunces: {
    weight: '620',
    isSerif: true,
    standIns: [
      { local: GEORGIA_BOLD, weight: '100 900', size: 94.6, ascent: 103.4, descent: 27 },
      // Linux without Georgia or Noto. Meadow's headlines are centred, so that a wider fallback would move them.
      { local: ['DejaVu Serif Bold'], weight: '100 900', name: 'Stand-in Linux', size: 87.2 },
    ],
  },
  'Instrument Sans': {
    weight: '400 700',
    standIns: [
      { local: ARIAL, weight: '100 574', size: 100.7, ascent: 96.3, descent: 24.8 },
      { local: ARIAL_BOLD, weight: '575 900', size: 97.3, ascent: 99.7, descent: 25.7 },
    ],
  },
  Inter: {
    weight: '400 700',
    standIns: [
      { local: ARIAL, weight: '100 574', size: 106.7, ascent: 90.8, descent: 22.6 },
      { local: ARIAL_BOLD, weight: '575 900', size: 102, ascent: 95, descent: 23.6 },
    ],
  },
  Manrope: {
    weight: '400 800',
    standIns: [
      { local: ARIAL, weight: '100 574', size: 100.9, ascent: 105.6, descent: 29.7 },
      { local: ARIAL_BOLD, weight: '575 900', size: 98.6, ascent: 108.1, descent: 30.4 },
    ],
  },
  Newsreader: {
    weight: '600',
    isSerif: true,
    standIns: [{ local: TIMES_BOLD, weight: '100 900', size: 103.3, ascent: 71.2, descent: 25.7 }],
  },
  Nunito: {
    weight: '400 800',
    standIns: [
      { local: ARIAL, weight: '100 574', size: 101.1, ascent: 100, descent: 34.9 },
      { local: ARIAL_BOLD, weight: '575 900', size: 97.2, ascent: 104, descent: 36.3 },
    ],
  },
  Oswald: {
    weight: '600',
    standIns: [{ local: ARIAL_BOLD, weight: '100 900', size: 83.4, ascent: 143.1, descent: 34.7 }],
  },
  Outfit: {
    weight: '600',
    standIns: [{ local: ARIAL_BOLD, weight: '100 900', size: 93.8, ascent: 106.6, descent: 27.7 }],
  },
  'Space Grotesk': {
    weight: '600',
    standIns: [{ local: ARIAL_BOLD, weight: '100 900', size: 101.6, ascent: 96.8, descent: 28.7 }],
  },
  'Work Sans': {
    weight: '400 700',
    standIns: [
      { local: ARIAL, weight: '100 574', size: 110, ascent: 84.6, descent: 22.1 },
      { local: ARIAL_BOLD, weight: '575 900', size: 103.6, ascent: 89.7, descent: 23.5 },
    ],
  },
} as const satisfies Record<string, Cut>

export type Typeface = keyof typeof TYPEFACES

/** Stand-ins of a template's text, measured over its own titles, prices and labels. */
export const TEXT_STAND_INS: Readonly<Partial<Record<Template, readonly StandIn[]>>> = {
  harbour: [
    { local: ARIAL, weight: '400 574', size: 102, ascent: 95.1, descent: 24.5 },
    { local: ARIAL_BOLD, weight: '575 700', size: 97.5, ascent: 99.5, descent: 25.6 },
  ],
  meadow: [
    { local: ARIAL, weight: '300 599', size: 100, ascent: 95, descent: 25 },
    { local: ARIAL_BOLD, weight: '600 900', size: 96, ascent: 99, descent: 26 },
  ],
}

/** Characters of the file that every page loads, and those of a second one: the other letters of Western Europe. */
export const CHARACTERS = {
  '': 'U+20-7E, U+A0, U+A9, U+AE, U+B0, U+B2, U+B7, U+D7, U+E9, U+EB, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2122',
  '-rest':
    'U+A1-A8, U+AA-AD, U+AF, U+B1, U+B3-B6, U+B8-D6, U+D8-E8, U+EA, U+EC-FF, U+131, U+152-153, U+2C6, U+2DA, U+2DC, U+201A, U+201E, U+2020-2021, U+2030, U+2039-203A, U+2044, U+20AC, U+2191, U+2193, U+2212',
} as const
