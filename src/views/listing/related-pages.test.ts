import { expect, it } from 'vitest'
import { readStockPath, stockVocabulary, WHOLE_LISTING } from '#domain/listing/stock-path.ts'
import { EMPTY_QUERY } from '#domain/listing/stock-query.ts'
import { relatedPages } from './related-pages.ts'

const vocabulary = stockVocabulary(
  ['Toyota', 'Kia', 'Saab'],
  ['Toyota HiLux', 'Kia Cerato', 'Toyota Corolla', 'Toyota Yaris'],
)

function related(...segments: string[]) {
  const page = readStockPath(segments, vocabulary) ?? WHOLE_LISTING
  const pages = relatedPages({ page, query: EMPTY_QUERY, vocabulary })
  return pages && [pages.title, ...pages.links.map(({ label, href }) => `${label} ${href}`)]
}

it.each([
  [[], ['Browse by make', 'Toyota /search/toyota', 'Kia /search/kia']],
  [['used-cars'], ['Browse by make', 'Toyota /search/toyota', 'Kia /search/kia']],
  [
    ['toyota'],
    [
      'Toyota by model',
      'Toyota HiLux /search/toyota/hilux',
      'Toyota Corolla /search/toyota/corolla',
      'Toyota Yaris /search/toyota/yaris',
    ],
  ],
  [
    ['toyota', 'hilux'],
    ['Toyota by model', 'Toyota Corolla /search/toyota/corolla', 'Toyota Yaris /search/toyota/yaris'],
  ],
  [['kia', 'cerato'], null],
  [['saab'], ['Browse by make', 'Toyota /search/toyota', 'Kia /search/kia']],
])('ROUTE-2 links from %o to more specific pages', (segments, expected) => {
  expect(related(...segments)).toEqual(expected)
})

it('ROUTE-2 links at most twelve pages', () => {
  const makes = Array.from({ length: 30 }, (_, index) => `Make${index}`)
  const many = stockVocabulary(
    makes,
    makes.map((make) => `${make} One`),
  )
  expect(relatedPages({ page: WHOLE_LISTING, query: EMPTY_QUERY, vocabulary: many })?.links).toHaveLength(12)
})
