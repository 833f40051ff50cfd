import { expect, it } from 'vitest'
import { ownListing } from './own-page.ts'
import { ofChosenName, readStockPath, stockVocabulary, WHOLE_LISTING } from './stock-path.ts'

const MAKES = ['Toyota', 'T F', 'T-F']
const BODIES = ['Pop Top', 'Pop-top', 'Van']
const stock = (...models: readonly string[]) => stockVocabulary(MAKES, models, BODIES)
const both = stock('Toyota Prius', 'Toyota Prius+', 'Toyota HiLux')

it.each([
  [{ make: ['Toyota'] }, '/search/toyota'],
  [{ make: ['Toyota'], model: ['HiLux'] }, '/search/toyota/hilux'],
  [{ make: ['Toyota'], model: ['Prius'] }, '/search/toyota/prius?model=Prius'],
  [{ make: ['Toyota'], model: ['Prius+'] }, '/search/toyota/prius?model=Prius%2B'],
  [{ make: ['T-F'] }, '/search/t-f?make=T-F'],
  [{ body: ['Pop Top'] }, '/search/pop-top-cars?body=Pop+Top'],
  [{ body: ['Van'] }, '/search/van-cars'],
  [{ simple_body: ['hatchback'] as const }, '/search/hatch-cars'],
  [{ make: ['Toyota'], model: ['Yaris'] }, '/search?make=Toyota&model=Yaris'],
])('ROUTE-2 A5 %o has its cars at %s', (values, href) => {
  expect(ownListing(values, both).href).toBe(href)
})

it('A5 an address of one of two models is the same page when the other has sold out', () => {
  const { page, query } = ownListing({ make: ['Toyota'], model: ['Prius+'] }, both)
  const left = readStockPath(['toyota', 'prius'], stock('Toyota Prius+')) ?? WHOLE_LISTING
  expect(left.path).toBe(page.path)
  expect([ofChosenName(page, query).name, ofChosenName(left, query).name]).toEqual(['Toyota Prius+', 'Toyota Prius+'])
})
