import { describe, expect, it } from 'vitest'
import { keptThings } from './kept-things.ts'
import { KEPT_WHERE } from './kept-where.ts'

describe('LAW-4 what the browser keeps', () => {
  it('LAW-4 everything that may be kept is told of, each once', () => {
    const told = keptThings({ favourites: true, region: 'AU' }).map(({ key }) => key)
    expect(told.toSorted()).toEqual(Object.keys(KEPT_WHERE).toSorted())
  })

  it('LAW-4 says how long by where it is kept', () => {
    const lasts = Object.fromEntries(
      keptThings({ favourites: true, region: 'AU' }).map(({ key, lasts }) => [key, lasts]),
    )
    expect(lasts['saved-details']).toBe('Until you clear it.')
    expect(lasts['visit-trail']).toBe('Until you close the tab.')
  })

  it('LAW-4 a site without favourites tells of none', () => {
    const told = keptThings({ favourites: false, region: 'AU' }).map(({ key }) => key)
    expect(told).not.toContain('favourites')
    expect(told).not.toContain('compared-cars')
  })
})
