import { z } from 'zod'
import { FACET_NAMES } from '../listing/facet/facet-names.ts'
import { MENU_LEVELS } from '../listing/menu-levels.ts'
import { PAGE_SIZE } from '../listing/search-request.ts'
import { outsideText } from '../outside-text.ts'

/** Every list must match; a list matches if any of its conditions does. */
export type Choices = readonly (readonly string[])[]

const LONGEST_TEXT = 200
const LONGEST_FILTERS = 4000
const LONGEST_TAG = 100
const LAST_PAGE = 9999
const MOST_HITS = 100
const LAST_OFFSET = LAST_PAGE * MOST_HITS
const MOST_VALUES = 1000
const MOST_FACET_HITS = 100

const text = (most: number) => z.string('a text is needed.').transform((value) => outsideText(value, most))

const noFacet = { error: ({ input }: { input?: unknown }) => `there is no facet ${JSON.stringify(input)}.` }

const facetName = z.enum(FACET_NAMES, noFacet)

/** Accepts digits as text, because URL-encoded parameters are text. */
function wholeNumber(least: number, most: number) {
  const message = `a whole number from ${least} to ${most} is needed.`
  const number = z.int(message).min(least, message).max(most, message)
  return z.preprocess((value) => (typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value), number)
}

/** Accepts ['make', 'body'], the same as JSON, or 'make,body'. */
const names = z.preprocess(
  (value) =>
    typeof value === 'string'
      ? (fromJson(value) ??
        value
          .split(',')
          .map((name) => name.trim())
          .filter(Boolean))
      : value,
  z.array(z.string(), 'a list of names is needed.').max(100, 'at most 100 names.'),
)

const facetList = names
  .transform((list) => (list.includes('*') ? [...FACET_NAMES, ...MENU_LEVELS] : [...new Set(list)]))
  .pipe(z.array(z.enum([...FACET_NAMES, ...MENU_LEVELS], noFacet)))

const MOST_CHOICES = 100

/** Accepts 'a', ['a', ['b', 'c']], or the same as JSON. */
function choices(between: string | RegExp) {
  return z.preprocess(
    (value) => (typeof value === 'string' ? (fromJson(value) ?? value.split(between).map((one) => one.trim())) : value),
    z
      .array(z.union([z.string(), z.array(z.string())], 'each is a text or a list of texts.'), 'a list is needed.')
      .default([])
      .transform((list) => list.map((each) => (typeof each === 'string' ? [each] : each).filter((one) => one !== '')))
      .transform((list) => list.filter((each) => each.length > 0))
      .refine((list) => list.flat().length <= MOST_CHOICES, `at most ${MOST_CHOICES} choices.`),
  )
}

/** Parses a text that begins with a bracket as JSON; null for any other text. */
function fromJson(value: string): unknown {
  if (!value.startsWith('[')) return null
  try {
    return JSON.parse(value)
  } catch {
    // Invalid JSON: return the text, and the schema reports it.
    return value
  }
}

/** The supported parameters of a request, in any of their notations. */
export const instantParams = z.object({
  query: text(LONGEST_TEXT)
    .prefault('')
    .transform((value) => value.trim()),
  page: wholeNumber(0, LAST_PAGE).default(0),
  /** How many cars to leave out before the first; counts in place of `page`. */
  offset: wholeNumber(0, LAST_OFFSET).optional(),
  hitsPerPage: wholeNumber(0, MOST_HITS).default(PAGE_SIZE),
  facets: facetList.default([]),
  facetFilters: choices(/,(?=-?[a-z_.\d]+:)/),
  numericFilters: choices(','),
  filters: text(LONGEST_FILTERS).prefault(''),
  maxValuesPerFacet: wholeNumber(0, MOST_VALUES).default(100),
  attributesToHighlight: names.optional(),
  highlightPreTag: text(LONGEST_TAG).prefault('<em>'),
  highlightPostTag: text(LONGEST_TAG).prefault('</em>'),
  facet: facetName.optional(),
  facetQuery: text(LONGEST_TEXT).prefault(''),
  maxFacetHits: wholeNumber(1, MOST_FACET_HITS).default(10),
})
