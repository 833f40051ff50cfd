import type { Template } from '#site/site.ts'
import type { TypefacePair } from '#site/typefaces.ts'

/**
 * The last of its template's stylesheets that a page needs: `site` is enough for a listing or a car, `home` adds the
 * blocks of the home page, `pages` the other pages, `trade-in` a valuation, `finance` the calculator.
 */
export type PageStylesheets = (typeof ORDER)[number]

/** In the order of the cascade. */
const ORDER = ['site', 'home', 'pages', 'trade-in', 'finance'] as const

/** The stylesheets of all templates by file; a template without its own uses the base's. */
const STYLESHEETS = import.meta.glob<string>('./*/stylesheets/*.css', { query: '?url', import: 'default', eager: true })

/** The stylesheet of each pair of typefaces. */
const PAIRS = import.meta.glob<string>('./typefaces/pairs/*.css', { query: '?url', import: 'default', eager: true })

/**
 * The stylesheets of a page, in the order of the cascade, with that of the chosen pair of typefaces. A page always loads
 * all up to its last one, so the browser has them in the same order whatever pages the visitor saw before.
 */
export function stylesheetsOf(
  template: Template,
  page: PageStylesheets,
  pair: TypefacePair | null = null,
): readonly string[] {
  return [
    ...ORDER.slice(0, ORDER.indexOf(page) + 1).flatMap(
      (name) =>
        STYLESHEETS[`./${template}/stylesheets/${name}.css`] ?? STYLESHEETS[`./base/stylesheets/${name}.css`] ?? [],
    ),
    ...(pair === null ? [] : (PAIRS[`./typefaces/pairs/${pair}.css`] ?? [])),
  ]
}
