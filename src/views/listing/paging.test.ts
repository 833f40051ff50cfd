import { expect, it } from 'vitest'
import { pageCount } from '#domain/listing/page-count.ts'
import { WHOLE_LISTING } from '#domain/listing/stock-path.ts'
import { parseStockQuery } from '#domain/listing/stock-query.ts'
import { paging } from './paging.ts'

const at = (page: number, total: number) =>
  paging(total, {
    page: WHOLE_LISTING,
    query: parseStockQuery(new URLSearchParams(`make=Kia&page=${page}`)),
    vocabulary: { makes: [] },
  })

it.each([
  [0, 1],
  [21, 1],
  [22, 2],
])('SEARCH-2 puts %d cars on %d pages of 21', (total, pages) => {
  expect(pageCount(total)).toBe(pages)
})

it.each([
  [1, 21, [1]],
  [1, 210, [1, 2, 3, null, 10]],
  [5, 210, [1, null, 3, 4, 5, 6, 7, null, 10]],
  [10, 210, [1, null, 8, 9, 10]],
  [4, 210, [1, 2, 3, 4, 5, 6, null, 10]],
])('SEARCH-2 on page %d of %d cars links the pages %o', (page, total, linked) => {
  expect(at(page, total).links.map((link) => link?.page ?? null)).toEqual(linked)
})

it('SEARCH-1, SEARCH-2 keeps the filters in the links, and omits page 1', () => {
  const view = at(2, 63)
  expect(view.previousHref).toBe('/search?make=Kia')
  expect(view.nextHref).toBe('/search?make=Kia&page=3')
  expect(view.links[1]).toEqual({ page: 2, href: '/search?make=Kia&page=2', current: true })
})

it('SEARCH-2 has no link before the first and after the last page, and treats a page beyond the last as the last', () => {
  expect(at(1, 63).previousHref).toBeNull()
  expect(at(3, 63).nextHref).toBeNull()
  expect(at(99, 63)).toMatchObject({ page: 3, pages: 3, nextHref: null, previousHref: '/search?make=Kia&page=2' })
})
