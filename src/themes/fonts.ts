import type { Template } from '#site/site.ts'
import archivo from './typefaces/archivo.woff2?url'
import figtree from './typefaces/figtree.woff2?url'
import fraunces from './typefaces/fraunces.woff2?url'
import instrumentSans from './typefaces/instrument-sans.woff2?url'

const FONTS: Readonly<Partial<Record<Template, readonly string[]>>> = {
  harbour: [instrumentSans],
  ridge: [archivo],
  meadow: [figtree, fraunces],
}

/** Typefaces of a template's first screen, preloaded with the page (FIELD-5); none for system typefaces. */
export function fontsOf(template: Template): readonly string[] {
  return FONTS[template] ?? []
}
