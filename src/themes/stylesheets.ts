import type { Template } from '#site/site.ts'

/**
 * How far into its template's stylesheets a page reads: `site` is every page's and all that a listing or a car needs,
 * `home` the home page's blocks besides, `pages` all others', `trade-in` a valuation's.
 */
export type PageStylesheets = (typeof ORDER)[number]

/** In the order of the cascade. */
const ORDER = ['site', 'home', 'pages', 'trade-in'] as const

/** The stylesheets of all templates by file; where a template has none of its own, the base's is loaded. */
const STYLESHEETS = import.meta.glob<string>('./*/stylesheets/*.css', { query: '?url', import: 'default', eager: true })

/**
 * The stylesheets of a page, in the order of the cascade. A page's are always the first of the four, never some of them: so
 * whatever a visitor saw before, the order in which a browser has them is the same.
 */
export function stylesheetsOf(template: Template, page: PageStylesheets): readonly string[] {
  return ORDER.slice(0, ORDER.indexOf(page) + 1).flatMap(
    (name) =>
      STYLESHEETS[`./${template}/stylesheets/${name}.css`] ?? STYLESHEETS[`./base/stylesheets/${name}.css`] ?? [],
  )
}
