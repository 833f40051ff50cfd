import { cutText } from '../cut-text.ts'
import { typedNumber } from '../typed-number.ts'
import { FACET_NAMES, type FacetName } from './facet/facet-names.ts'
import { FACETS } from './facet/facets.ts'
import { NEAR_FIELDS } from './near.ts'
import { OPENED } from './opened-filters.ts'
import { ASKED, EXCLUDED, endsOf, parseStockQuery, rangeFieldNames } from './stock-query.ts'

/** Parameters of an address that are no filters: those of links in ads and mails, which say nothing about cars. */
const OF_LINKS =
  /^(utm_\w+|mtm_\w+|gclid|gbraid|wbraid|gad_\w+|fbclid|msclkid|ttclid|dclid|li_fat_id|twclid|epik|mc_\w+|_\w+|hs\w+|ref|source|campaign|v|route)$/i

const KNOWN: ReadonlySet<string> = new Set([
  ...['query', 'page', 'sortBy', 'dealership_slug', ASKED, OPENED],
  ...Object.values(NEAR_FIELDS),
  ...FACET_NAMES.flatMap((name) => [name, EXCLUDED + name, ...Object.values(rangeFieldNames(name))]),
])

/** More than a person writes; the rest is noise. */
const MOST = 5
const LONGEST = 40

/** The parameter under which a listing hears of the unknown ones, which are no part of the address that a page is cached by. */
export const UNREAD = 'unread'

/** U-10: the names of parameters that are no filter, such as 'q'; those of links in ads and mails are none of them. */
export function unknownParameters(params: URLSearchParams): readonly string[] {
  const names = [...params.keys()].map((key) => /^(refinementList)?\[?([^[\]]*)/.exec(key)?.[2] ?? key)
  const unknown = names.filter((name) => name !== '' && name !== UNREAD && !OF_LINKS.test(name) && !KNOWN.has(name))
  return [...new Set(unknown)].slice(0, MOST).map((name) => cutText(name, LONGEST).replaceAll(' ', ''))
}

/**
 * U-10: what a listing's address asks for and nothing reads, as 'q' or 'price=1000', so that the page can say that it left
 * it out. Who mistypes a filter must not take all cars for the answer. Of ends that are no numbers (`unreadEnds`), their
 * own boxes tell, where the site shows the filter.
 */
export function unreadParameters(params: URLSearchParams, shown: readonly FacetName[]): readonly string[] {
  const { ranges } = parseStockQuery(params)
  const ends = unreadEnds(params)
  const unknown = (params.get(UNREAD) ?? '').split(' ').filter((name) => name !== '')
  const wrong = FACET_NAMES.flatMap((name) => {
    const value = params.get(name)?.trim() ?? ''
    const isRead = FACETS[name].kind !== 'range' || value === '' || (ranges[name] !== undefined && !ends[name])
    return isRead || (ends[name] && shown.includes(name)) ? [] : [`${name}=${cutText(value, LONGEST)}`]
  })
  return [...new Set([...unknown, ...wrong])].slice(0, MOST)
}

/** What was typed for the ends of a range and is no number. */
export interface UnreadEnds {
  readonly from?: string
  readonly to?: string
}

/**
 * A19: texts for ends of ranges that nothing reads, sent by a form or written into the address by hand ('price=twenty:'):
 * they stay in their boxes, with a sentence.
 */
export function unreadEnds(params: URLSearchParams): Readonly<Partial<Record<FacetName, UnreadEnds>>> {
  return Object.fromEntries(
    FACET_NAMES.flatMap((name) => {
      if (FACETS[name].kind !== 'range') return []
      const { min, max } = rangeFieldNames(name)
      const written = params.get(name) ?? ''
      const [first, second] = endsOf(written) ?? [written]
      const from = unreadNumber(params.get(min)) ?? unreadNumber(first)
      const to = unreadNumber(params.get(max)) ?? unreadNumber(second)
      return from || to ? [[name, { ...(from && { from }), ...(to && { to }) }]] : []
    }),
  )
}

function unreadNumber(text: string | null | undefined): string | null {
  return Number.isNaN(typedNumber(text ?? '')) ? cutText((text ?? '').trim(), LONGEST) : null
}
