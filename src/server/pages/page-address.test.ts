import { describe, expect, it } from 'vitest'
import { routeOf } from '#domain/route/route-of.ts'
import { pageAddress } from './page-address.ts'

const address = (path: string) => {
  const url = new URL(path, 'http://dealer.example')
  return pageAddress(url, routeOf(url.pathname))
}

describe('pageAddress', () => {
  it('sorts parameters, and preserves the order of repeated ones', () => {
    expect(address('/search?make=Mazda&body=suv&make=Toyota')).toBe('/search?body=suv&make=Mazda&make=Toyota')
  })

  it('drops campaign parameters', () => {
    expect(address('/search?utm_source=x&gclid=1&fbclid=2&query=hilux')).toBe('/search?query=hilux')
  })

  it('is the bare path without parameters', () => {
    expect(address('/search?utm_medium=mail')).toBe('/search')
  })

  it.each([
    ['/robots.txt?z=1', '/robots.txt'],
    ['/sitemaps/cars-1.xml?page=2', '/sitemaps/cars-1.xml'],
    ['/?query=hilux', '/'],
    ['/about-us?make=Toyota', '/about-us'],
    ['/blog/an-article?x=1&page=2', '/blog/an-article?page=2'],
    ['/search?make=Kia&z=1&postcode=4000', '/search?make=Kia&postcode=4000&unread=z'],
    ['/SEARCH/kia?z=1&page=2', '/SEARCH/kia?page=2&unread=z'],
    ['/%73earch?page=2', '/%73earch?page=2'],
    ['/search.data?_routes=page&z=1&page=2', '/search.data?_routes=page&page=2&unread=z'],
    ['/search?utm_source=x&ref=y&a=1&b=2', '/search?unread=a+b'],
    ['/about-us.data?_routes=page&z=1', '/about-us.data?_routes=page'],
    ['/search?price.from=1&year=2020:', '/search?price.from=1&year=2020%3A'],
    ['/cars/x?enquiry=test-drive&utm_source=mail', '/cars/x?enquiry=test-drive'],
  ])('C2 %s is cached as %s, with only the parameters that its page reads', (path, cached) => {
    expect(address(path)).toBe(cached)
  })

  it('C2 preserves facets in the form other clients write them', () => {
    const written = 'refinementList%5Bmake%5D%5B0%5D=Kia'
    expect(address(`/search?other%5Bmake%5D=x&${written}`)).toBe(`/search?${written}&unread=other`)
  })
})
