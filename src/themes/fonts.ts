import archivo from '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2?url'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url'
import instrumentSans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'
import type { Template } from '#site/site.ts'

/** The typefaces of a template's first screen, fetched with the page (FIELD-5). */
export const FONTS_TO_PRELOAD: Readonly<Record<Template, readonly string[]>> = {
  harbour: [instrumentSans],
  ridge: [archivo],
  meadow: [figtree, fraunces],
}
