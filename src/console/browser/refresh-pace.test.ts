import { describe, expect, it } from 'vitest'
import { GATHER_MS, waitBeforeRefresh } from './refresh-pace.ts'

describe('the pace of live updates', () => {
  it.each([
    ['the first change shows at once', Infinity, 0, GATHER_MS],
    ['a change after a quiet time shows at once', 60_000, 50, GATHER_MS],
    ['changes in a row wait', 1_000, 50, 3_000],
    ['a slow server is asked less often', 1_000, 500, 12_000],
    ['but at least every half minute', 0, 60_000, 30_000],
  ])('INBOX-5 %s', (_text, since, took, wait) => {
    expect(waitBeforeRefresh(0, since, took)).toBe(wait)
    expect(waitBeforeRefresh(0.5, since, took)).toBe(wait + 500)
  })
})
