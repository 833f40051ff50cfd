import type { Template } from '#site/site.ts'
import harbourHome from './harbour/sheets/home.css?url'
import harbourPages from './harbour/sheets/pages.css?url'
import harbour from './harbour/sheets/site.css?url'
import meadowHome from './meadow/sheets/home.css?url'
import meadowPages from './meadow/sheets/pages.css?url'
import meadow from './meadow/sheets/site.css?url'
import ridgeHome from './ridge/sheets/home.css?url'
import ridgePages from './ridge/sheets/pages.css?url'
import ridge from './ridge/sheets/site.css?url'

/**
 * How far into its template's stylesheets a page reads: `site` is every page's and all that a listing or a car needs,
 * `home` the home page's blocks besides, `pages` all others'.
 */
export type SheetsOfPage = 'site' | 'home' | 'pages'

/** A template's stylesheets by address, in the order of the cascade. */
const SHEETS: Readonly<Record<Template, readonly [site: string, home: string, pages: string]>> = {
  harbour: [harbour, harbourHome, harbourPages],
  ridge: [ridge, ridgeHome, ridgePages],
  meadow: [meadow, meadowHome, meadowPages],
}
const COUNTS: Readonly<Record<SheetsOfPage, number>> = { site: 1, home: 2, pages: 3 }

/**
 * The stylesheets of a page, in the order of the cascade. A page's are always the first of the three, never some of them: so
 * whatever a visitor saw before, the order in which a browser has them is the same.
 */
export function sheetsOf(template: Template, page: SheetsOfPage): readonly string[] {
  return SHEETS[template].slice(0, COUNTS[page])
}
