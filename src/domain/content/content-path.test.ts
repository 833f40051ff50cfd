import { expect, it } from 'vitest'
import { contentPath, isContentPath } from './content-path.ts'

it.each([
  ['privacy-policy', '/privacy-policy'],
  ['about-us', '/about-us'],
  ['warranty', '/warranty'],
  ['capped-price-servicing', '/capped-price-servicing'],
  ['home-drive', '/pages/home-drive'],
])('ROUTE-9 the address of page %s is %s', (name, path) => {
  expect(contentPath(name)).toBe(path)
  expect(isContentPath(path)).toBe(true)
})

it.each([
  ['careers', '/careers'],
  ['service', '/service'],
])('ROUTE-8 page %s is the introduction of the form at %s, which is not a content page', (name, path) => {
  expect(contentPath(name)).toBe(path)
  expect(isContentPath(path)).toBe(false)
})

it.each([
  ['/privacy-policy?from=form#cookies', true],
  ['/pages/reviews', true],
  ['/pages/reviews/all', false],
  ['/pages', false],
  ['/search', false],
  ['/search/toyota', false],
  ['/', false],
  ['tel:0755504105', false],
  ['https://dealer.example/privacy-policy', false],
])('ROUTE-9 isContentPath(%s) is %s', (href, expected) => {
  expect(isContentPath(href)).toBe(expected)
})
