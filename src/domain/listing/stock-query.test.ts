import { describe, expect, it } from 'vitest'
import { EMPTY_QUERY, formatStockQuery, parseStockQuery, rangeFieldNames, stateOf } from './stock-query.ts'

const parse = (text: string) => parseStockQuery(new URLSearchParams(text))

it('SEARCH-1 reads and writes the query string', () => {
  expect(parse('query=hilux+sr5&make=Toyota&make=Mazda&price=10000:20000&sortBy=price_asc&page=3')).toEqual({
    text: 'hilux sr5',
    page: 3,
    sort: 'price_asc',
    near: null,
    values: { make: ['Toyota', 'Mazda'] },
    ranges: { price: { min: 10_000, max: 20_000 } },
    excluded: {},
    asked: '',
  })
})

it('ASK-1 the address holds the words as they were typed beside the filters they became', () => {
  const query = parse('fuel=Hybrid&asked=hybrid+for+dad')
  expect(query).toMatchObject({ text: '', asked: 'hybrid for dad', values: { fuel: ['Hybrid'] } })
  expect(formatStockQuery(query)).toBe('fuel=Hybrid&asked=hybrid+for+dad')
})

it('SEARCH-1 accepts ranges with one side empty', () => {
  expect(parse('price=:20000&km=5000:').ranges).toEqual({
    price: { min: null, max: 20_000 },
    km: { min: 5000, max: null },
  })
})

it('SEARCH-1 reads refinementList as a facet’s value', () => {
  expect(parse('refinementList[make][0]=Toyota&refinementList[make][1]=Mazda&make=Mazda').values).toEqual({
    make: ['Toyota', 'Mazda'],
  })
  expect(parse('refinementList[model][0]=make&refinementList[make=x').values).toEqual({ model: ['make'] })
})

describe('SEARCH-1 ignores unknown and invalid parameters', () => {
  it.each([
    'colour=',
    'colour=%20',
    'wheels=4',
    'constructor=x',
    'page=0',
    'page=-1',
    'page=two',
    'page=1e3',
    'page=123456',
    'sortBy=cheapest',
    'sortBy=toString',
    'price=',
    'price=:',
    'price=cheap',
    'price=1000',
    'price=1:2:3',
    'price=12345678901:',
    'price.from=&price.to=',
    'price.from=a',
    'query=',
  ])('%s', (text) => {
    expect(parse(text)).toEqual(EMPTY_QUERY)
  })
})

it.each([
  ['price=twenty:30k', null, 30_000],
  ['price=20k:', 20_000, null],
  ['price=-5:10', null, 10],
  ['price=$20,000:10000', 10_000, 20_000],
])('A19 reads the ends of %s, written by hand, as a form’s', (text, min, max) => {
  expect(parse(text).ranges).toEqual({ price: { min, max } })
})

it('SEARCH-18 reads the two separate range fields of a form without script', () => {
  expect(rangeFieldNames('price')).toEqual({ min: 'price.from', max: 'price.to' })
  expect(parse('price.from=$10,000&price.to=').ranges).toEqual({ price: { min: 10_000, max: null } })
  expect(parse('price.to=20 000').ranges).toEqual({ price: { min: null, max: 20_000 } })
})

it('SEARCH-18 uses the last of repeated parameters, which is the form’s own field', () => {
  expect(parse('query=old&query=new&sortBy=latest&sortBy=km_asc&page=4&page=2')).toMatchObject({
    text: 'new',
    sort: 'km_asc',
    page: 2,
  })
})

it('SEARCH-1 limits what a hostile address can request', () => {
  const many = Array.from({ length: 80 }, (_, number) => `make=m${number}`).join('&')
  expect(parse(many).values.make).toHaveLength(50)
  expect(parse(`query=${'x'.repeat(500)}`).text).toHaveLength(200)
  expect(parse('page=99999').page).toBe(10_000)
})

it.each([
  ['', ''],
  ['page=1', ''],
  ['page=2', 'page=2'],
  ['make=Toyota&make=Land+Rover', 'make=Toyota&make=Land+Rover'],
  ['price=10000:20000', 'price=10000:20000'],
  ['sortBy=latest&km=:5000&fuel=Diesel&query=ute', 'query=ute&fuel=Diesel&km=:5000&sortBy=latest'],
  ['year=2019:', 'year=2019:'],
])('SEARCH-1 writes %j as %j, without defaults and with a plain colon', (text, written) => {
  expect(formatStockQuery(parse(text))).toBe(written)
  expect(parse(written)).toEqual(parse(text))
})

it('SEARCH-18 leaves the page number out of a form’s hidden fields', () => {
  expect(stateOf(parse('make=Toyota&price=1:2&page=4&sortBy=latest&query=a'))).toEqual([
    { name: 'query', value: 'a' },
    { name: 'make', value: 'Toyota' },
    { name: 'price', value: '1:2' },
    { name: 'sortBy', value: 'latest' },
  ])
})
