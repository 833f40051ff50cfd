import type { Template } from '#site/site.ts'
import type { SiteTypefaces } from '#views/site/site-view.ts'
import { FAMILIES, fileOf } from './typefaces/families.ts'

/** The files of common letters: those that a first screen needs. */
const FILES = import.meta.glob<string>(['./*.woff2', '!./*-rest.woff2'], {
  base: './typefaces',
  query: '?url',
  import: 'default',
  eager: true,
})

/**
 * Typefaces of a first screen, preloaded with the page (FIELD-5): the text's, then the headline's if it is another. Those
 * of the template or of the chosen pair, each replaced by the site's own file if it has one; none for system typefaces.
 */
export function fontsOf(template: Template, { pair, headline, text }: SiteTypefaces = TEMPLATE): readonly string[] {
  const families = FAMILIES[pair === null || pair === 'system' ? template : pair]
  return [
    text ?? (pair === 'system' ? undefined : fontOf(families?.text)),
    headline ?? fontOf(families?.headline),
  ].filter((font) => font !== undefined)
}

function fontOf(typeface: string | undefined): string | undefined {
  return typeface && FILES[`./${fileOf(typeface)}.woff2`]
}

const TEMPLATE: SiteTypefaces = { pair: null, headline: null, text: null }
