import { expect, it } from 'vitest'

import { createCachedSearches } from './cached-searches.ts'

const found = (version: number, total = 1) => ({ total, version })

it('SEARCH-11 caches an answer for a minute', () => {
  let time = 0
  const kept = createCachedSearches<ReturnType<typeof found>>(() => time)
  kept.put('/search', found(1))
  time = 59_999
  expect(kept.get('/search')).toEqual(found(1))
  time = 60_000
  expect(kept.get('/search')).toBeNull()
})

it('SEARCH-11 caches up to 10 searches, and drops the oldest first', () => {
  const kept = createCachedSearches<ReturnType<typeof found>>(() => 0)
  for (let n = 0; n < 11; n++) kept.put(`/search?page=${n}`, found(1, n))
  expect(kept.get('/search?page=0')).toBeNull()
  expect(kept.get('/search?page=1')).not.toBeNull()
})

it('SEARCH-11 drops all answers of an older stock version when a newer one arrives', () => {
  const kept = createCachedSearches<ReturnType<typeof found>>(() => 0)
  kept.put('/search', found(1))
  kept.put('/search?make=Kia', found(2))
  expect(kept.get('/search')).toBeNull()
  expect(kept.last()).toEqual(found(2))
})
