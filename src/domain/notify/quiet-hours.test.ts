import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dateAfter } from '../date/date-after.ts'
import { zonedTime } from '../date/zoned-time.ts'
import { SUMMARY_LATE_HOURS, summaryDue } from './daily-summary.ts'
import { GATHER_MINUTES, maySendNow } from './gathering.ts'
import { quietUntil } from './quiet-hours.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** Half of Australia changes its clocks; Lord Howe Island by half an hour. */
const ZONES = [
  'Australia/Brisbane',
  'Australia/Sydney',
  'Australia/Adelaide',
  'Australia/Hobart',
  'Australia/Perth',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'America/New_York',
] as const

const zone = fc.constantFrom(...ZONES)
const minuteOfDay = fc.integer({ min: 0, max: 24 * 60 - 1 })
/** More often than not in the two nights of 2026 in which Sydney changes its clocks. */
const instant = fc.oneof(
  fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2027-01-01') }),
  fc.integer({ min: Date.parse('2026-04-03'), max: Date.parse('2026-04-06') }),
  fc.integer({ min: Date.parse('2026-10-02'), max: Date.parse('2026-10-05') }),
)

describe('INBOX-13 quiet hours', () => {
  const night = { from: 21 * 60, to: 7 * 60 }

  it.each([
    ['2026-11-23T20:59:00+11:00', null],
    ['2026-11-23T21:00:00+11:00', '2026-11-24T07:00:00+11:00'],
    ['2026-11-24T06:59:00+11:00', '2026-11-24T07:00:00+11:00'],
    ['2026-11-24T07:00:00+11:00', null],
    // The night in which clocks go forward at two, and the one in which they go back at three.
    ['2026-10-03T23:00:00+10:00', '2026-10-04T07:00:00+11:00'],
    ['2026-04-04T23:00:00+11:00', '2026-04-05T07:00:00+10:00'],
  ])('at %s in Sydney they end %s', (now, until) => {
    const expected = until === null ? null : new Date(until)
    expect(quietUntil(night, new Date(now), 'Australia/Sydney')).toEqual(expected)
  })

  it('are over at once when they end in an hour that the clock repeats', () => {
    const early = { from: 60, to: 150 }
    // 2:10 for the second time.
    expect(quietUntil(early, new Date('2026-04-05T02:10:00+10:00'), 'Australia/Sydney')).toBeNull()
  })

  it('INBOX-13 in every zone: nothing waits longer than they last, and all of it ends at one instant, after which nothing waits', () => {
    fc.assert(
      fc.property(zone, minuteOfDay, minuteOfDay, instant, (timezone, from, to, at) => {
        const now = new Date(at)
        const until = quietUntil({ from, to }, now, timezone)
        const { minutes } = zonedTime(now, timezone)
        const isInside = from > to ? minutes >= from || minutes < to : minutes >= from && minutes < to
        if (!isInside) expect(until).toBeNull()
        if (until === null) return
        const lasts = ((to - from + 24 * 60) % (24 * 60)) * MINUTE
        expect(until.getTime()).toBeGreaterThan(at)
        expect(until.getTime() - at).toBeLessThanOrEqual(lasts + HOUR)
        // Any later instant of the same quiet hours ends with them.
        const half = new Date(at + (until.getTime() - at) / 2)
        expect([null, until.getTime()]).toContain(quietUntil({ from, to }, half, timezone)?.getTime() ?? null)
        expect(quietUntil({ from, to }, until, timezone)).toBeNull()
        // They end by the site's clock, or at the first minute after an hour that the clock leaves out.
        expect((zonedTime(until, timezone).minutes - to + 24 * 60) % (24 * 60)).toBeLessThanOrEqual(60)
      }),
      // Quiet for all of the day but a minute, which the clock leaves out in that night.
      { numRuns: 1_000, examples: [['Australia/Adelaide', 121, 120, 1_790_958_660_000]] },
    )
  })
})

describe('INBOX-13 the daily summary', () => {
  it('INBOX-13 in every zone comes once on each local day, at the chosen hour of its clock', () => {
    fc.assert(
      fc.property(zone, fc.integer({ min: 0, max: 23 }), instant, (timezone, hour, at) => {
        // A round each minute would be slow; each half hour finds a window of three hours as well.
        const found: { date: string; at: number }[] = []
        for (let step = 0; step < 3 * 48; step += 1) {
          const now = at + step * 30 * MINUTE
          const date = summaryDue(hour, new Date(now), timezone)
          if (date !== null && !found.some((each) => each.date === date)) found.push({ date, at: now })
        }
        const [, ...whole] = found
        for (const each of whole) {
          const local = zonedTime(new Date(each.at), timezone)
          expect(local.date).toBe(each.date)
          expect(local.minutes - hour * 60).toBeGreaterThanOrEqual(0)
          expect(local.minutes - hour * 60).toBeLessThan(90)
        }
        found.slice(1).forEach((each, index) => {
          expect(each.date).toBe(dateAfter(found[index]?.date ?? '', 1))
        })
        expect(found.length).toBeGreaterThanOrEqual(2)
      }),
      { numRuns: 40 },
    )
  })

  it('is not sent any more when a server comes back after its morning', () => {
    const due = (time: string) => summaryDue(7, new Date(`2026-11-24T${time}:00+11:00`), 'Australia/Sydney')
    expect([due('06:59'), due('07:00'), due('09:59'), due(`${7 + SUMMARY_LATE_HOURS}:00`.padStart(5, '0'))]).toEqual([
      null,
      '2026-11-24',
      '2026-11-24',
      null,
    ])
  })
})

describe('INBOX-13 mails join', () => {
  const now = new Date('2026-11-24T00:00:00Z')
  const ago = (minutes: number) => new Date(now.getTime() - minutes * MINUTE)

  it('the first leaves at once, the next ones wait, and nothing leaves in quiet hours', () => {
    const send = (lastAt: Date | null, quiet: { from: number; to: number } | null = null) =>
      maySendNow({ quiet }, lastAt, now, 'Australia/Brisbane')
    expect([send(null), send(ago(1)), send(ago(GATHER_MINUTES))]).toEqual([true, false, true])
    expect(send(null, { from: 9 * 60, to: 11 * 60 })).toBe(false)
  })
})
