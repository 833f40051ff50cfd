import { expect, it } from 'vitest'
import { strayListingWords } from './listing-words.ts'

const page = (name: string) => ({ name, path: `/${name}` })

it.each(['toyota', 'toyota/hilux', 'land-rover', 'ute-cars', '7-seater-cars', 'demo-cars'])(
  'ROUTE-2 words for /search/%s have a page',
  (name) => {
    expect(strayListingWords([page(`search/${name}`)])).toEqual([])
  },
)

it.each([
  ['toyoto', 'did you mean "toyota"?'],
  ['toyoto/hilux', 'did you mean "toyota"?'],
  ['utes-cars', 'did you mean "ute-cars"?'],
  ['ute-cars/hilux', null],
  ['xyzzy-of-nowhere', null],
])('ROUTE-2 words for /search/%s are found to have none', (name, hint) => {
  expect(strayListingWords([page(`search/${name}`)])).toEqual([{ file: `pages/search/${name}.md`, hint }])
})

it('ROUTE-2 pages of the site’s own are no words for a listing', () => {
  expect(strayListingWords([page('about-us'), { name: 'search', path: '/pages/search' }])).toEqual([])
})
