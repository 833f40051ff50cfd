import type { SortName } from '../listing/facet/facet-names.ts'
import { FACET_NAMES } from '../listing/facet/facet-names.ts'
import { narrow } from '../listing/narrow.ts'
import type { StockPath } from '../listing/stock-path.ts'
import type { NumberRange, StockQuery } from '../listing/stock-query.ts'
import type { Understanding } from './understanding.ts'
import { compact } from './vocabulary.ts'

/** What a site adds to the meaning of words. */
export interface AskSite {
  /** Orders that its listing offers (SEARCH-7). */
  readonly sorts: readonly SortName[]
  /** The price in dollars that repayments of so much a week buy (MONEY-4). */
  readonly priceOfWeekly: (weekly: number) => number
}

/**
 * ASK-1, ASK-3: the query with its words as filters, on the whole listing; null if the words already say all. What the
 * words say replaces what was chosen in the same facet: who types 'diesel' over a choice of hybrids wants diesels.
 */
export function understoodQuery(
  query: StockQuery,
  page: StockPath,
  understanding: Understanding,
  site: AskSite,
): StockQuery | null {
  if (isTextAlone(understanding, query.text)) return null
  const { text, values, excluded, place, sort } = understanding
  return narrow(query, {
    text,
    asked: query.text,
    values: { ...withPage(page, query.values), ...values },
    ranges: { ...query.ranges, ...rangesOf(understanding, site) },
    excluded: { ...query.excluded, ...excluded },
    near: place === null ? query.near : { postcode: place.postcode, distance: place.distance, centre: null },
    sort: sort !== null && site.sorts.includes(sort) ? sort : query.sort,
  })
}

/** What a visitor chose beside the words that became filters: the next words go with it, and not with those filters. */
export function besideWords(query: StockQuery, understanding: Understanding, site: AskSite): StockQuery {
  const { values, excluded, place, sort } = understanding
  return {
    ...query,
    text: '',
    asked: '',
    values: withoutKeysOf(query.values, values),
    ranges: withoutKeysOf(query.ranges, rangesOf(understanding, site)),
    excluded: withoutKeysOf(query.excluded, excluded),
    near: place === null ? query.near : null,
    sort: sort === null ? query.sort : null,
  }
}

function withoutKeysOf<Value>(all: Readonly<Record<string, Value>>, left: object): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(all).filter(([name]) => !Object.hasOwn(left, name)))
}

/** The words stay words, however they are spaced: 'land cruiser' finds LandCruisers as it is. */
function isTextAlone(meaning: Understanding, typed: string): boolean {
  const { text, values, excluded, ranges, place, sort } = meaning
  const isNamed = [meaning.unmatched, meaning.unmeasured, meaning.unplaced, meaning.asks].some(
    (each) => each.length > 0,
  )
  const hasFilters = [values, excluded, ranges].some((each) => Object.keys(each).length > 0)
  return !isNamed && !hasFilters && place === null && sort === null && compact(text) === compact(typed)
}

/** A page's own filter becomes an ordinary one, as in its forms. */
function withPage(page: StockPath, values: StockQuery['values']): StockQuery['values'] {
  return Object.fromEntries(
    FACET_NAMES.flatMap((name) => {
      const all = [...new Set([...(page.values[name] ?? []), ...(values[name] ?? [])])]
      return all.length === 0 ? [] : [[name, all]]
    }),
  )
}

function rangesOf({ ranges: { weekly, ...ranges } }: Understanding, { priceOfWeekly }: AskSite): StockQuery['ranges'] {
  if (weekly === undefined) return ranges
  const price: NumberRange = { min: null, max: weekly.max === null ? null : priceOfWeekly(weekly.max) }
  return price.max === null ? ranges : { ...ranges, price: { ...price, ...narrower(ranges.price, price) } }
}

/** '$150 a week under 30k': the lower of both. */
function narrower(asked: NumberRange | undefined, weekly: NumberRange): Partial<NumberRange> {
  if (asked === undefined) return {}
  return { min: asked.min, max: Math.min(asked.max ?? Number.POSITIVE_INFINITY, weekly.max ?? 0) }
}
