import { describe, expect, it } from 'vitest'
import { preferredTimeText } from './preferred-time.ts'

describe('FORM-1 the time wished for', () => {
  it.each(['2026-11-28T10:30', '2026-11-28T10:30:00'])('FORM-1 %s is told as people say it', (wish) => {
    expect(preferredTimeText(wish, 'AU')).toBe('Saturday, 28 November 2026 at 10:30 am')
  })

  it('SITE-6 in the US the month goes first', () => {
    expect(preferredTimeText('2026-11-28T10:30', 'US')).toMatch(/^Saturday, November 28, 2026 at 10:30\sAM$/)
  })

  it.each(['Saturday morning', '2026-13-40T10:30', '2026-11-28T10:30+10:00'])('FORM-1 %j stays as it is', (wish) => {
    expect(preferredTimeText(wish, 'AU')).toBe(wish)
  })
})
