import { expect, it } from 'vitest'
import { storedSince } from './stored-since.ts'

it.each([
  ['2026-11-22T10:00:00Z', 24, '2024-11-22T10:00:00.000Z'],
  ['2026-03-31T10:00:00Z', 1, '2026-02-28T10:00:00.000Z'],
  ['2024-03-31T10:00:00Z', 1, '2024-02-29T10:00:00.000Z'],
  ['2026-01-15T00:00:00Z', 13, '2024-12-15T00:00:00.000Z'],
])('D-19 at %s, with %i months, details from before %s are due', (now, months, since) => {
  expect(storedSince(new Date(now), months).toISOString()).toBe(since)
})
