/** Pairs of a headline's and a text's typeface that every site may choose (docs/decisions/139). */
export const TYPEFACE_PAIRS = [
  'prestige',
  'boutique',
  'editorial',
  'country',
  'sport',
  'technical',
  'geometric',
  'modern',
  'friendly',
  'neutral',
] as const
export type TypefacePair = (typeof TYPEFACE_PAIRS)[number]

/** Name of a typeface's file in the site's folder. It is written into a stylesheet, so it has no quotes or brackets. */
export const TYPEFACE_FILE = /^[a-z0-9][a-z0-9._-]*\.woff2$/i
