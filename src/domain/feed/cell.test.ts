import { expect, it } from 'vitest'
import { pictures } from '../car/field.ts'
import { cellOf, readList, readNumber, readParagraphs } from './cell.ts'
import { identityOf, slugBase } from './identity.ts'
import type { FieldSpec } from './mapping.ts'
import { placeOf } from './place.ts'
import { readInstant } from './read-instant.ts'

const NUMBER = { kind: 'number', min: 0, max: 1_000_000, whole: false, unit: 'a number' } as const

it.each([
  ['$28,990*', 28_990],
  ['28 990', 28_990],
  ['AUD 28990.00', 28_990],
  ['5,595 km', 5_595],
  ['6.2 L / 100 km', 6.2],
  ['4 Doors', 4],
  ['6,8', 6.8],
  ['4,9 l/100km', 4.9],
  ['0,9', 0.9],
  [7, 7],
  ['0', 0],
] as const)('STOCK-1 parses the dirty number %j as %d', (cell, value) => {
  expect(readNumber(cell, NUMBER)).toEqual({ value, fault: null })
})

it.each([
  ['1.790', 1_790, null],
  ['1.790 kg', 1_790, null],
  ['5.0', 5, null],
  ['2.000', null, 'may be 2 or 2,000'],
  ['1790,4', 1_790, null],
])('STOCK-1 A6 the whole number %j is %j', (cell, value, fault) => {
  expect(readNumber(cell, { ...NUMBER, whole: true })).toEqual({ value, fault })
})

it.each(['2018/02', '5-7', 'White', '12.990.00', '1,2345', '1,234,5'])('STOCK-1 %j is not a number', (cell) => {
  expect(readNumber(cell, NUMBER)).toEqual({ value: null, fault: 'is not a number' })
})

it.each(['-5', '1000001'])('STOCK-1 %j is out of range', (cell) => {
  expect(readNumber(cell, NUMBER)).toEqual({ value: null, fault: 'is not a number between 0 and 1,000,000' })
})

const ROW = {
  row: 1,
  line: 2,
  cells: new Map([
    ['Title', '2017 Land Rover Range Rover Evoque TD4 HSE'],
    ['Colour', 'White / Black'],
    ['Place', 'Caringbah, NSW'],
    ['Brand', 'LAND'],
    ['Seats', ' 5 Seats'],
    ['None', '- / -'],
    ['Pictures', '/a.jpg;/b.jpg'],
  ]),
}
const SPECS: readonly (readonly [FieldSpec, unknown])[] = [
  ['Colour', 'White / Black'],
  ['None', null],
  ['Missing', null],
  [{ value: 'used' }, 'used'],
  [{ column: 'Colour', split: { by: '/', take: 0 } }, 'White'],
  [{ column: 'Place', split: { by: ',', take: -1 } }, 'NSW'],
  [{ column: 'Colour', split: { by: '|', take: 3 } }, null],
  [{ column: 'Seats', pick: '(\\d+) Seats' }, '5'],
  [{ column: 'Seats', pick: '(\\d+) Doors' }, null],
  [{ column: 'Brand', words: { Land: 'Land Rover' } }, 'Land Rover'],
  [{ column: 'Brand', words: { LAND: null } }, null],
  [{ column: 'Title', withoutTitle: true }, 'TD4 HSE'],
  [{ column: 'Pictures', list: ';' }, ['/a.jpg', '/b.jpg']],
  [{ firstOf: ['None', { column: 'Seats', pick: '(\\d+) Doors' }, 'Brand'] }, 'LAND'],
]
it.each(SPECS)('STOCK-1 the spec %j finds %j', (spec, value) => {
  expect(cellOf(spec, ROW, ['2017', 'Land Rover', 'Range Rover Evoque'])).toEqual(value)
})

it('STOCK-1 removes whole words from a title, never half a word', () => {
  const row = { row: 1, line: 1, cells: new Map([['Title', '2020 Mazda 323 SP']]) }
  expect(cellOf({ column: 'Title', withoutTitle: true }, row, ['2020', 'Mazda', '3'])).toBe('323 SP')
})

it.each([
  ['2025-12-31', '2025-12-31T00:00:00.000Z'],
  ['31/12/2025', '2025-12-31T00:00:00.000Z'],
  ['1/2/2025', '2025-02-01T00:00:00.000Z'],
  ['2025-12-31T10:00:00+10:00', '2025-12-31T00:00:00.000Z'],
  ['31/31/2025', null],
  ['soon', null],
  ['2026-02-31', null],
  ['31/04/2026', null],
  ['31/12/25', '2025-12-31T00:00:00.000Z'],
  ['20/11/2026 09:30', '2026-11-20T00:00:00.000Z'],
  ['20-Nov-2026', '2026-11-20T00:00:00.000Z'],
  ['3 September 2025', '2025-09-03T00:00:00.000Z'],
  ['Sept. 3, 2025', '2025-09-03T00:00:00.000Z'],
  ['12/31/2025', null],
])('STOCK-1 the date %j is %j', (cell, value) => {
  expect(readInstant(cell, true).value).toBe(value)
})

it.each([
  ['03/04/2026', '2026-03-04T00:00:00.000Z'],
  ['12/31/2025', '2025-12-31T00:00:00.000Z'],
  ['11/13/26 9:30 AM', '2026-11-13T00:00:00.000Z'],
  ['Nov 3 2026', '2026-11-03T00:00:00.000Z'],
  ['November 3, 2026', '2026-11-03T00:00:00.000Z'],
  ['3-Nov-2026', '2026-11-03T00:00:00.000Z'],
  ['2026-11-01', '2026-11-01T00:00:00.000Z'],
  ['31/12/2025', null],
  ['02/30/2026', null],
])('A14 SITE-6 STOCK-1 where the month comes first the date %j is %j', (cell, value) => {
  expect(readInstant(cell, false).value).toBe(value)
})

it('CAR-2 turns lines of a comment into paragraphs separated by a pipe', () => {
  expect(readParagraphs('One owner.\r\n\r\nFull history.|Two keys.')).toBe('One owner.|Full history.|Two keys.')
  expect(readParagraphs(['One owner. ', ' ', ' | Two keys.'])).toBe('One owner.|Two keys.')
})

it('STOCK-1 splits a list at its separators and drops empty items', () => {
  expect(readList('a | b||nan|c', /\|/)).toEqual(['a', 'b', 'c'])
  expect(readList('https://a.au/1,2.jpg , /b;c.png;d.png  https://a.au/e', pictures.by)).toEqual([
    'https://a.au/1,2.jpg',
    '/b;c.png',
    'd.png',
    'https://a.au/e',
  ])
  expect(readList('["https://a.au/1.jpg", null, "https://a.au/2,3.jpg"]', pictures.by)).toEqual([
    'https://a.au/1.jpg',
    'https://a.au/2,3.jpg',
  ])
})

it('STOCK-1 identifies a car by its VIN, else by its stock number within the dealership, else by the feed’s id', () => {
  const keys = { vin: 'V', stocknum: 'S', dealershipSlug: 'east', feedId: 'F' }
  expect(identityOf(keys, 'stock')).toBe('vin:V')
  expect(identityOf({ ...keys, vin: null }, 'stock')).toBe('stock:east:S')
  expect(identityOf({ ...keys, vin: null, stocknum: null }, 'stock')).toBe('feed:stock:F')
  expect(identityOf({ ...keys, vin: null, stocknum: null, feedId: null }, 'stock')).toBeNull()
})

it.each([
  [[2021, 'Citroën', 'C3', 'Aircross (auto)'], '2021-citroen-c3-aircross-auto'],
  [[null, '', '', null], 'car'],
  [[2021, 'Škoda', 'Octavia & co'], '2021-skoda-octavia-co'],
] as const)('ROUTE-4 the slug of %j is %s', (words, slug) => {
  expect(slugBase(words)).toBe(slug)
})

const NOWHERE = { name: null, slug: null, phone: null, city: null, state: null, suburb: null, postcode: null }
const PLACE = {
  slug: 'north-sales',
  name: 'North Sales',
  dealershipSlug: 'north',
  types: ['sales'],
  phone: '1',
  city: 'Kedron',
  state: 'QLD',
  postcode: '4031',
}
const GROUP = {
  dealerships: [
    { id: '1', slug: 'north', name: 'North' },
    { id: '2', slug: 'south', name: 'South' },
  ],
  locations: [PLACE],
}

it('STOCK-4 takes dealership and address from a location of the site', () => {
  expect(placeOf(GROUP, null, { ...NOWHERE, name: 'north sales' })).toMatchObject({
    ok: true,
    dealership: { slug: 'north' },
    location: { city: 'Kedron', slug: 'north-sales' },
  })
})
it('STOCK-4 places a car at the dealership’s only sales location', () => {
  expect(placeOf(GROUP, 'North', NOWHERE)).toMatchObject({ location: { slug: 'north-sales' } })
  expect(placeOf(GROUP, 'south', NOWHERE)).toMatchObject({ location: NOWHERE })
})
it('SITE-1 refuses a dealership that is not the site’s', () => {
  expect(placeOf(GROUP, 'west', NOWHERE)).toEqual({
    ok: false,
    reason: 'is none of the site’s dealerships (north, south)',
  })
  expect(placeOf(GROUP, null, NOWHERE)).toMatchObject({ ok: false, reason: expect.stringContaining('is missing') })
})
