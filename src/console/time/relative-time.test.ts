import { describe, expect, it } from 'vitest'
import { minutesText, relativeTime } from './relative-time.ts'

const NOW = new Date('2026-11-23T02:00:00Z')

describe('INBOX-5 times of the console', () => {
  it.each([
    ['2026-11-23T12:59:30+11:00', 'now'],
    ['2026-11-23T12:48:00+11:00', '12 min'],
    ['2026-11-23T13:12:00+11:00', 'in 12 min'],
    ['2026-11-23T09:10:00+11:00', '3 h'],
    ['2026-11-21T09:10:00+11:00', '2 d'],
    ['2026-11-14T09:10:00+11:00', '14 Nov'],
    ['2025-11-14T09:10:00+11:00', '14 Nov 2025'],
  ])('%s is %s', (iso, text) => {
    expect(relativeTime(iso, NOW, 'AU')).toBe(text)
  })

  it.each([
    ['2026-11-14T09:10:00+11:00', 'Nov 14'],
    ['2025-11-14T09:10:00+11:00', 'Nov 14, 2025'],
  ])('SITE-6 in the US %s is %s', (iso, text) => {
    expect(relativeTime(iso, NOW, 'US')).toBe(text)
  })

  it.each([
    [0, '0 min'],
    [59, '59 min'],
    [125, '2 h 5 min'],
    [120, '2 h'],
    [845, '14 h'],
  ])('%i business minutes are %s', (minutes, text) => {
    expect(minutesText(minutes)).toBe(text)
  })
})
