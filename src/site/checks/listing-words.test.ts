import { expect, it } from 'vitest'
import { strayListingWords } from './listing-words.ts'

const page = (name: string) => ({ name, path: `/${name}` })

const PLATFORMS = { customBodies: false }

it.each(['toyota', 'toyota/hilux', 'land-rover', 'ute-cars', '7-seater-cars', 'demo-cars'])(
  'ROUTE-2 words for /search/%s have a page',
  (name) => {
    expect(strayListingWords([page(`search/${name}`)], PLATFORMS)).toEqual([])
  },
)

it.each([
  ['toyoto', 'did you mean "toyota"?'],
  ['toyoto/hilux', 'did you mean "toyota"?'],
  ['utes-cars', 'did you mean "ute-cars"?'],
  ['ute-cars/hilux', null],
  ['xyzzy-of-nowhere', null],
])('ROUTE-2 reports an introduction for /search/%s, which is no listing page', (name, hint) => {
  expect(strayListingWords([page(`search/${name}`)], PLATFORMS)).toEqual([{ file: `pages/search/${name}.md`, hint }])
})

it('ROUTE-2 ignores the site’s own pages', () => {
  expect(strayListingWords([page('about-us'), { name: 'search', path: '/pages/search' }], PLATFORMS)).toEqual([])
})

it('F-4 SEARCH-9 leaves a dealer’s own bodies to the stock', () => {
  expect(strayListingWords([page('search/pop-top-cars')], { customBodies: true })).toEqual([])
  expect(strayListingWords([page('search/pop-top-cars')], PLATFORMS)).toHaveLength(1)
})
