import { expect, it } from 'vitest'
import { outsideText } from '../outside-text.ts'
import { exampleSite } from '../testing/example-site.ts'
import { instantFilters } from './filters.ts'

const read = (filters: string) =>
  instantFilters({ facetFilters: [], numericFilters: [], filters: outsideText(filters, 4_000) }, exampleSite())
const filterOf = (filters: string) => {
  const answer = read(filters)
  if (!answer.ok) throw new Error(answer.error)
  const [filter] = answer.filters
  return filter?.kind === 'all' ? filter.filters[0] : undefined
}
const make = (...values: string[]) => ({ kind: 'in', field: 'make', values })

it.each([
  ['make:Toyota', make('Toyota')],
  ['make:"Land Rover"', make('Land Rover')],
  ["make:'Land \\'Rover'", make("Land 'Rover")],
  ['make:Toyota OR make:Mazda', { kind: 'any', filters: [make('Toyota'), make('Mazda')] }],
  ['NOT make:Toyota', { kind: 'not-in', field: 'make', values: ['Toyota'] }],
  ['price < 20000 AND NOT price<=100', { kind: 'all', filters: [expect.anything(), expect.anything()] }],
  ['  make:Toyota  OR\n make:Mazda ', { kind: 'any', filters: [make('Toyota'), make('Mazda')] }],
  ['price:10 TO 20', { kind: 'range', field: 'price', min: 10, max: 20 }],
  [
    'make:Toyota AND (seats:5 OR seats:7)',
    {
      kind: 'all',
      filters: [
        make('Toyota'),
        {
          kind: 'any',
          filters: [
            { kind: 'in', field: 'seats', values: ['5'] },
            { kind: 'in', field: 'seats', values: ['7'] },
          ],
        },
      ],
    },
  ],
  [
    'make:A AND make:B OR make:C',
    { kind: 'any', filters: [{ kind: 'all', filters: [make('A'), make('B')] }, make('C')] },
  ],
  ['', undefined],
])('D-47 parses filters %j', (text, expected) => {
  expect(filterOf(text)).toEqual(expected)
})

it.each([
  ['make:Toyota make:Mazda', /AND or OR joins conditions/],
  ['make:Toyota AND', /a condition is missing/],
  ['(make:Toyota', /not closed/],
  ['NOT (make:Toyota)', /before brackets/],
  ['dealership_slug:other', /names no facet/],
  ['('.repeat(12), /within each other/],
  ['make:A OR '.repeat(200), /at most 50 conditions/],
])('D-47 refuses filters %j and names the fault', (text, error) => {
  const answer = read(text)
  expect(answer).toMatchObject({ ok: false, error: expect.stringMatching(error) })
})

it.each([
  ['km<=10000', null, 16_094],
  ['km:100 TO 200', 160, 323],
])('D-47 SITE-6 reads %s in miles where the site shows miles', (filters, min, max) => {
  const answer = instantFilters(
    { facetFilters: [], numericFilters: [], filters: outsideText(filters, 4_000) },
    exampleSite({ region: 'US' }),
  )
  const [filter] = answer.ok ? answer.filters : []
  const [own] = filter?.kind === 'all' ? filter.filters : []
  if (own?.kind !== 'range') throw new Error('no range')
  expect([own.min === null ? null : Math.round(own.min), Math.round(own.max ?? 0)]).toEqual([min, max])
})
