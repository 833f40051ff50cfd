import { describe, expect, it } from 'vitest'
import { preferredTimeText } from './preferred-time.ts'

describe('FORM-1 preferredTimeText', () => {
  it.each(['2026-11-28T10:30', '2026-11-28T10:30:00'])('FORM-1 formats %s in words', (wish) => {
    expect(preferredTimeText(wish, 'AU')).toBe('Saturday, 28 November 2026 at 10:30 am')
  })

  it('SITE-6 puts the month first in the US', () => {
    expect(preferredTimeText('2026-11-28T10:30', 'US')).toMatch(/^Saturday, November 28, 2026 at 10:30\sAM$/)
  })

  it.each(['Saturday morning', '2026-13-40T10:30', '2026-11-28T10:30+10:00'])('FORM-1 leaves %j unchanged', (wish) => {
    expect(preferredTimeText(wish, 'AU')).toBe(wish)
  })
})
