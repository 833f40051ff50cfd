import { expect, it } from 'vitest'
import { dealershipsByName, spelledAs, withoutStrayModels } from './spelling.ts'
import { formatStockQuery, parseStockQuery } from './stock-query.ts'

const queryOf = (text: string) => parseStockQuery(new URLSearchParams(text))

it.each([
  ['make=toyota&make=Mazda&page=2', 'make=Toyota&make=Mazda&page=2'],
  ['make=TOYOTA&make=toyota', 'make=Toyota'],
  ['make=Edsel', 'make=Edsel'],
  ['model=HIACE', 'model=HiAce'],
  ['simple_body=hatchback', 'simple_body=hatch'],
  ['simple_body=SUV', 'simple_body=suv'],
])('D-38 %s becomes %s, as spelt in the stock', (asked, spelled) => {
  const known = { make: ['Toyota', 'Mazda'], model: ['HiAce', 'Hiace'], simple_body: ['hatch', 'suv'] }
  expect(formatStockQuery(spelledAs(queryOf(asked), known))).toBe(spelled)
})

it('D-38 returns the same query if nothing changes', () => {
  const query = queryOf('make=Toyota')
  expect(spelledAs(query, { make: ['Toyota'] })).toBe(query)
})

it.each([
  'refinementList[dealership_slug][0]=meridian-kia',
  'dealership_slug=Meridian-Kia',
  'dealership_name=meridian kia',
])('D-39 %s names a dealership', (asked) => {
  const dealerships = [
    { slug: 'meridian-ford', name: 'Meridian Ford' },
    { slug: 'meridian-kia', name: 'Meridian Kia' },
  ]
  expect(formatStockQuery(dealershipsByName(queryOf(asked), dealerships))).toBe('dealership_name=Meridian+Kia')
})

it.each([
  ['make=Mazda&model=HiLux', 'make=Mazda'],
  ['make=Toyota&make=Mazda&model=HiLux', 'make=Toyota&make=Mazda&model=HiLux'],
  ['make=Mazda&model=HiLux&model=CX-5&page=3', 'make=Mazda&model=CX-5'],
  ['model=HiLux', 'model=HiLux'],
  ['make=Mazda&model=Edsel', 'make=Mazda&model=Edsel'],
])('D-42 %s keeps only models of the selected makes: %s', (asked, kept) => {
  const makes = [
    { name: 'Toyota', models: ['HiLux'] },
    { name: 'Mazda', models: ['CX-5'] },
  ]
  expect(formatStockQuery(withoutStrayModels(queryOf(asked), { makes }))).toBe(kept)
})
