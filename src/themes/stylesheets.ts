import type { Template } from '#site/site.ts'
import type { ChosenStylesheets } from './chosen-stylesheets.ts'
import { loadedTheme } from './themes.ts'

/**
 * The last of its template's stylesheets that a page needs: `site` is enough for a listing, `home` adds the blocks of the
 * home page, `pages` the other pages, `trade-in` a valuation, `finance` the calculator. `car` is beside them: a car's page
 * needs none of the others, and they none of its rules. `compare` is `pages` with the table of a comparison.
 */
export type PageStylesheets = (typeof ORDER)[number] | 'car' | 'compare'

/** In the order of the cascade. */
const ORDER = ['site', 'home', 'pages', 'trade-in', 'finance'] as const

/** The base's stylesheets, for those that a template lacks. */
const BASE = import.meta.glob<string>('./base/stylesheets/*.css', { query: '?url', import: 'default', eager: true })

/**
 * The stylesheets of a page, in the order of the cascade, with those of the site's own choices. A page loads all
 * up to its last one, so the browser has them in the same order whatever pages the visitor saw before.
 */
export function stylesheetsOf(
  template: Template,
  page: PageStylesheets,
  chosen: ChosenStylesheets | null,
): readonly string[] {
  const names = namesOf(page)
  const own = loadedTheme(template)?.stylesheets ?? {}
  return [
    ...names.flatMap((name) => own[name] ?? BASE[`./base/stylesheets/${name}.css`] ?? []),
    ...(chosen ? [chosen.typefaces, chosen.card, page === 'site' || page === 'car' ? null : chosen.hero] : []),
  ].filter((stylesheet) => stylesheet !== null)
}

function namesOf(page: PageStylesheets): readonly PageStylesheets[] {
  if (page === 'car') return ['site', page]
  return page === 'compare' ? [...upTo('pages'), page] : upTo(page)
}

function upTo(last: (typeof ORDER)[number]) {
  return ORDER.slice(0, ORDER.indexOf(last) + 1)
}
