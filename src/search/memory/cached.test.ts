import { describe, expect, it } from 'vitest'
import type { SearchRequest, SearchSchema } from '../engine.ts'
import { CachedMatches } from './cached-matches.ts'
import { NO_MATCHES, type TextAnswer, textAnswer } from './matches.ts'
import { createMemoryEngine } from './memory-engine.ts'

const SCHEMA: SearchSchema = {
  fields: [
    { name: 'make', type: 'value' },
    { name: 'number', type: 'number' },
    { name: 'words', type: 'text' },
  ],
  text: [{ field: 'words', weight: 1 }],
  synonyms: [],
  newest: 'number',
}
const CARS = 300
const stock = Array.from({ length: CARS }, (_, number) => ({
  id: `${number}`,
  fields: { make: `make ${number}`, number, words: `common word${number}` },
  stored: number,
}))
const EVERYTHING: SearchRequest = {
  base: [],
  filters: [],
  text: '',
  facets: [{ field: 'make', limit: 1, tie: 'ascending' }],
  stats: ['number'],
  sort: { by: 'relevance' },
  offset: 0,
  limit: 2,
}

describe('what the engine caches from search to search', () => {
  it('SEARCH-4 stays correct when there are more filters than the cache holds', async () => {
    const engine = createMemoryEngine<number>(SCHEMA)
    await engine.upsert(stock)
    for (const number of [...stock.keys(), 0]) {
      const filters = [{ kind: 'in' as const, field: 'make', values: [`make ${number}`] }]
      expect((await engine.search({ ...EVERYTHING, filters })).hits).toEqual([{ id: `${number}`, stored: number }])
    }
  })

  it('SEARCH-1 distinguishes an infinite range from an open one, whatever the address says', async () => {
    const engine = createMemoryEngine<number>(SCHEMA)
    await engine.upsert(stock)
    const total = async (min: number | null) =>
      (await engine.search({ ...EVERYTHING, filters: [{ kind: 'range', field: 'number', min, max: 99 }] })).total
    expect(await total(Number.POSITIVE_INFINITY)).toBe(0)
    expect(await total(Number.NaN)).toBe(0)
    expect(await total(null)).toBe(100)
  })

  it('SEARCH-8 stays correct when there are more base filters than the cache holds', async () => {
    const engine = createMemoryEngine<number>(SCHEMA)
    await engine.upsert(stock)
    for (const min of [...stock.keys(), 0]) {
      const base = [{ kind: 'range' as const, field: 'number', min, max: null }]
      const result = await engine.search({ ...EVERYTHING, base })
      expect(result.total).toBe(CARS - min)
      expect(result.stats.number).toMatchObject({ min, count: CARS - min })
    }
  })

  it('SEARCH-8 counts a base exactly, whether or not it is close to the one before', async () => {
    const engine = createMemoryEngine<number>(SCHEMA)
    await engine.upsert(stock)
    const facets = [{ field: 'make', limit: CARS, tie: 'ascending' as const }]
    for (const [min, max] of [
      [0, 290],
      [5, 295],
      [5, 295.5],
      [200, 210],
      [4, 299],
    ] as const) {
      const base = [{ kind: 'range' as const, field: 'number', min, max }]
      const result = await engine.search({ ...EVERYTHING, base, facets })
      const numbers = stock.map(({ stored }) => stored).filter((number) => number >= min && number <= max)
      expect(new Set(result.facets.make)).toEqual(new Set(numbers.map((n) => ({ value: `make ${n}`, count: 1 }))))
      expect(result.stats.number).toMatchObject({ min, count: numbers.length })
    }
  })

  it('SEARCH-6 stays correct when there are more words than the cache holds', async () => {
    const engine = createMemoryEngine<number>(SCHEMA)
    await engine.upsert(stock)
    for (const number of [...stock.keys(), 0]) {
      expect((await engine.search({ ...EVERYTHING, text: `comm word${number} ` })).total).toBe(0)
      expect((await engine.search({ ...EVERYTHING, text: `common word${number} ` })).hits[0]?.id).toBe(`${number}`)
      expect((await engine.search({ ...EVERYTHING, text: `word${number}` })).hits[0]?.id).toBe(`${number}`)
      expect((await engine.search({ ...EVERYTHING, text: 'common'.slice(0, 1 + (number % 6)) })).total).toBe(CARS)
    }
  })

  it('SEARCH-7 keeps the order when removed cars are swept out', async () => {
    const engine = createMemoryEngine<number>(SCHEMA, { fewestRowsSwept: 0 })
    await engine.upsert(stock)
    expect((await engine.search({ ...EVERYTHING, text: 'common' })).hits.map(({ id }) => id)).toEqual(['299', '298'])
    await engine.remove(stock.slice(0, 200).map(({ id }) => id))
    for (const text of ['', 'common']) {
      const { hits, total } = await engine.search({ ...EVERYTHING, text })
      expect([total, ...hits.map(({ id }) => id)]).toEqual([100, '299', '298'])
    }
  })

  it('refuses more text fields than it can distinguish', () => {
    const text = Array.from({ length: 65 }, () => ({ field: 'words', weight: 1 }))
    expect(() => createMemoryEngine({ ...SCHEMA, text })).toThrow('64 text fields')
  })

  it('treats NaN as a missing number', async () => {
    const engine = createMemoryEngine<number>(SCHEMA)
    await engine.upsert([
      { id: 'odd', fields: { make: 'Kia', number: Number.POSITIVE_INFINITY, words: ['Kia', 'Rio'] }, stored: 1 },
    ])
    expect((await engine.search({ ...EVERYTHING, text: 'rio' })).stats).toEqual({ number: null })
  })
})

it('C2 bounds cached words without matches by the bytes of their answers', () => {
  const rows = 100_000
  const cached = new CachedMatches<TextAnswer>(0)
  for (let n = 0; n < 2_000; n += 1) cached.get(`word${n}`, rows, () => textAnswer(NO_MATCHES, rows / 32))
  expect(cached.size).toBeLessThanOrEqual(1_000_000)
  const long = new CachedMatches<TextAnswer>(0)
  for (let n = 0; n < 200; n += 1) long.get(`${n}`.padEnd(15_000, 'x'), 0, () => textAnswer(NO_MATCHES, 0))
  expect(long.size).toBeLessThanOrEqual(1_000_000)
})
