import { expect, it } from 'vitest'
import { plainPath } from '#domain/route/route-of.ts'
import { dataPath, pagePath } from './page-data.ts'

it.each([
  ['/', '/_.data'],
  ['/search', '/search.data'],
  ['/search/', '/search/_.data'],
  ['/cars/a.pdf', '/cars/a.pdf.data'],
])('the data of %s is at %s, which belongs to the same route', (page, data) => {
  expect(dataPath(page)).toBe(data)
  expect(pagePath(data)).toBe(page)
  expect(plainPath(data)).toBe(plainPath(page))
})

it('an address without .data is no data address', () => {
  expect(pagePath('/search')).toBeNull()
})
