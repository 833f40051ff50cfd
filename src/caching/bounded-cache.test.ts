import { expect, it } from 'vitest'
import { createCache } from './bounded-cache.ts'
import { CACHE_LIMITS } from './cache-limits.ts'
import { cacheReports } from './cache-reports.ts'

const lengthOf = (text: string) => text.length

it('computes a value once for a key', () => {
  const cache = createCache<string, number>('places')
  let computed = 0
  const compute = () => ++computed
  expect([
    cache.getOrCompute('a', compute),
    cache.getOrCompute('a', compute),
    cache.getOrCompute('b', compute),
  ]).toEqual([1, 1, 2])
  expect(cache.report).toMatchObject({ entries: 2, hits: 1, misses: 2 })
})

it('holds no more entries than its limit; the least recently used goes first', () => {
  const cache = createCache<string, number>('places', { limit: { entries: 2 } })
  cache.set('a', 1)
  cache.set('b', 2)
  cache.get('a')
  cache.set('c', 3)
  expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual([1, undefined, 3])
})

it('holds no more bytes than its limit, and nothing larger than that', () => {
  const cache = createCache<string, string>('fragments', { bytesOf: lengthOf, limit: { bytes: 10 } })
  cache.set('a', 'xxxxxx')
  cache.set('b', 'xxxxxx')
  expect(cache.report).toMatchObject({ entries: 1, bytes: 6 })
  cache.set('b', 'x')
  expect(cache.report).toMatchObject({ entries: 1, bytes: 1 })
  cache.set('c', 'x'.repeat(11))
  expect(cache.has('c')).toBe(false)
})

it('makes room when a value that has grown is measured again', () => {
  const cache = createCache<string, { size: number }>('pages', { bytesOf: ({ size }) => size, limit: { bytes: 10 } })
  const page = { size: 4 }
  cache.set('old', { size: 4 })
  cache.set('page', page)
  page.size = 8
  cache.measure('page')
  expect(cache.report).toMatchObject({ entries: 1, bytes: 8 })
  expect(cache.has('page')).toBe(true)
})

it('uses no value for longer than it lasts, and releases it even if nobody asks for it again', () => {
  let now = 0
  const cache = createCache<string, string>('pages', { bytesOf: lengthOf, lasts: { ms: 60, now: () => now } })
  cache.set('a', 'x')
  now = 59
  expect(cache.get('a')).toBe('x')
  now = 60
  expect(cache.get('a')).toBeUndefined()
  cache.set('b', 'x')
  now = 200
  cache.get('another')
  expect(cache.report).toMatchObject({ entries: 0, bytes: 0 })
})

it('does not cache a promise that rejects', async () => {
  const cache = createCache<string, Promise<string>>('places')
  await expect(cache.getOrCompute('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await cache.getOrCompute('a', async () => 'there')).toBe('there')
  expect(await cache.getOrCompute('a', async () => 'again')).toBe('there')
})

it('a rejection does not remove the value that has taken its place', async () => {
  const cache = createCache<string, Promise<string>>('places')
  const failing = Promise.reject(new Error('away'))
  cache.set('a', failing)
  cache.set('a', Promise.resolve('there'))
  await failing.catch(() => {})
  expect(await cache.get('a')).toBe('there')
})

it('reports to one list, caches of one name together', () => {
  const entriesOf = () => cacheReports().find(({ name }) => name === 'time-zones')?.entries ?? 0
  const before = entriesOf()
  const caches = [createCache<string, boolean>('time-zones'), createCache<string, boolean>('time-zones')]
  for (const cache of caches) cache.set('Australia/Perth', true)
  expect(entriesOf()).toBe(before + 2)
  expect(cacheReports().find(({ name }) => name === 'time-zones')?.bytes).toBeNull()
})

it('every cache has a limit, which its report shows', () => {
  for (const { entries } of Object.values(CACHE_LIMITS)) expect(entries).toBeGreaterThan(0)
  expect(createCache('fragments').report.limit).toEqual(CACHE_LIMITS.fragments)
})
