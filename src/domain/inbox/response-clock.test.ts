import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isOpenNow, type OpeningPlace } from '../location/opening-hours.ts'
import { afterBusinessMinutes, businessMinutes, clockColour, responseDeadlines } from './response-clock.ts'

const LIMITS = { target: 20, overdue: 120 }
/** Monday to Friday, 8:30 to 17:30. */
const weekdays = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, open: '08:30', close: '17:30', byAppointment: false }))
const brisbane: OpeningPlace = { timezone: 'Australia/Brisbane', hours: weekdays, specialHours: [] }

const at = (text: string) => new Date(text)

describe('INBOX-3 business minutes', () => {
  it.each([
    ['in the morning', '2026-11-23T09:00:00+10:00', '2026-11-23T09:25:00+10:00', 25],
    ['across a night', '2026-11-23T17:20:00+10:00', '2026-11-24T08:40:00+10:00', 20],
    ['across a weekend', '2026-11-20T17:00:00+10:00', '2026-11-23T09:00:00+10:00', 60],
    ['of a lead on Sunday', '2026-11-22T12:00:00+10:00', '2026-11-23T08:45:00+10:00', 15],
    ['before opening', '2026-11-23T05:00:00+10:00', '2026-11-23T08:00:00+10:00', 0],
  ])('%s', (_case, from, to, minutes) => {
    expect(businessMinutes(brisbane, at(from), at(to))).toBe(minutes)
  })

  it('leave out a special day when the place is closed, and follow its other hours', () => {
    const special = [
      { date: '2026-12-25', open: null, close: null },
      { date: '2026-12-28', open: '10:00', close: '11:00' },
    ]
    const place = { ...brisbane, specialHours: special }
    expect(businessMinutes(place, at('2026-12-24T17:30:00+10:00'), at('2026-12-29T08:30:00+10:00'))).toBe(60)
  })

  it('do not count a day by appointment only', () => {
    const hours = [...weekdays, { weekday: 6, open: '08:30', close: '12:00', byAppointment: true }]
    const place = { ...brisbane, hours }
    expect(businessMinutes(place, at('2026-11-21T00:00:00+10:00'), at('2026-11-22T00:00:00+10:00'))).toBe(0)
  })

  it('count every minute of a place without hours, so that its leads become overdue too', () => {
    const place = { ...brisbane, hours: [] }
    expect(businessMinutes(place, at('2026-11-22T02:00:00+10:00'), at('2026-11-22T04:00:00+10:00'))).toBe(120)
  })

  it('are those of the clock on the wall when daylight saving starts and ends while the place is open', () => {
    const always = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
      weekday,
      open: '01:00',
      close: '05:00',
      byAppointment: false,
    }))
    const sydney = { timezone: 'Australia/Sydney', hours: always, specialHours: [] }
    const day = (date: string) => [at(`${date}T00:00:00+10:00`), at(`${date}T12:00:00+10:00`)] as const
    expect(businessMinutes(sydney, ...day('2026-10-04'))).toBe(180)
    expect(businessMinutes(sydney, ...day('2026-04-05'))).toBe(300)
    expect(businessMinutes(sydney, ...day('2026-06-01'))).toBe(240)
  })
})

it('INBOX-3 a clock is amber at half of the target and red when overdue', () => {
  const deadlines = responseDeadlines(brisbane, at('2026-11-23T09:00:00+10:00'), LIMITS)
  expect(deadlines.targetAt).toEqual(at('2026-11-23T09:20:00+10:00'))
  const colour = (time: string) => clockColour(deadlines, at(`2026-11-23T${time}+10:00`))
  expect(colour('09:09:59')).toBe('green')
  expect(colour('09:10:00')).toBe('amber')
  expect(colour('10:59:59')).toBe('amber')
  expect(colour('11:00:00')).toBe('red')
})

it('INBOX-3 a place that is closed for more than a year has no deadline', () => {
  const special = Array.from({ length: 800 }, (_each, day) => ({
    date: new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
    open: null,
    close: null,
  }))
  expect(afterBusinessMinutes({ ...brisbane, specialHours: special }, at('2026-11-23T00:00:00Z'), 1)).toBeNull()
})

/** A zone of each state and territory; four of them have daylight saving. */
const ZONES = [
  'Australia/Brisbane',
  'Australia/Sydney',
  'Australia/Melbourne',
  'Australia/Hobart',
  'Australia/Adelaide',
  'Australia/Darwin',
  'Australia/Perth',
  'Australia/Canberra',
] as const

const time = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
const opening = fc
  .tuple(fc.integer({ min: 0, max: 1380 }), fc.integer({ min: 1, max: 600 }))
  .map(([from, length]) => ({ open: time(from), close: time(Math.min(1439, from + length)) }))
  // No place opens or closes in the hour that comes twice in autumn: which of the two its hours mean is not said.
  .filter(({ open, close }) => !open.startsWith('02') && !close.startsWith('02'))
const closed = fc.constant({ open: null, close: null })
const date = fc.integer({ min: 0, max: 20 }).map((day) => new Date(Date.UTC(2026, 2, 26 + day)).toISOString())
const autumn = date.map((day) => day.slice(0, 10))
const spring = autumn.map((day) => day.replace('2026-03', '2026-09').replace('2026-04', '2026-10'))

const place = fc.record({
  timezone: fc.constantFrom(...ZONES),
  hours: fc.uniqueArray(
    fc.record({
      weekday: fc.integer({ min: 0, max: 6 }),
      hours: fc.oneof(opening, closed),
      byAppointment: fc.boolean(),
    }),
    { selector: ({ weekday }) => weekday, minLength: 1, maxLength: 7 },
  ),
  specialHours: fc.uniqueArray(fc.record({ date: fc.oneof(autumn, spring), hours: fc.oneof(opening, closed) }), {
    selector: (day) => day.date,
    maxLength: 4,
  }),
})
const places = place
  .map(
    ({ hours, specialHours, ...rest }): OpeningPlace => ({
      ...rest,
      hours: hours.map(({ hours: of, ...day }) => ({ ...day, ...of })),
      specialHours: specialHours.map(({ hours: of, ...day }) => ({ ...day, ...of })),
    }),
  )
  .filter(({ hours }) => hours.some(({ open, byAppointment }) => open !== null && !byAppointment))

/** An instant near one of the two changes of the clock, on a whole minute. */
const instant = fc
  .tuple(fc.constantFrom('2026-04-04T15:00:00Z', '2026-10-03T16:00:00Z'), fc.integer({ min: -4000, max: 4000 }))
  .map(([change, minutes]) => new Date(Date.parse(change) + minutes * 60_000))

describe('INBOX-3 for any hours, special days and zone, around both changes of the clock', () => {
  it('each minute counts exactly when the place is open', () => {
    fc.assert(
      fc.property(places, instant, fc.integer({ min: 1, max: 240 }), (where, from, length) => {
        const starts = Array.from({ length }, (_each, minute) => new Date(from.getTime() + minute * 60_000))
        const open = starts.filter((start) => isOpenNow(where, start)).length
        expect(businessMinutes(where, from, new Date(from.getTime() + length * 60_000))).toBe(open)
      }),
      { numRuns: 40 },
    )
  })

  it('minutes of two spans add up', () => {
    fc.assert(
      fc.property(places, instant, fc.nat(6000), fc.nat(6000), (where, from, one, other) => {
        const middle = new Date(from.getTime() + one * 60_000)
        const end = new Date(middle.getTime() + other * 60_000)
        expect(businessMinutes(where, from, middle) + businessMinutes(where, middle, end)).toBe(
          businessMinutes(where, from, end),
        )
      }),
      { numRuns: 40 },
    )
  })

  it('a deadline is the first instant with that many business minutes', () => {
    fc.assert(
      fc.property(places, instant, fc.integer({ min: 1, max: 300 }), (where, from, minutes) => {
        const due = afterBusinessMinutes(where, from, minutes)
        if (due === null) return
        expect(businessMinutes(where, from, due)).toBe(minutes)
        expect(businessMinutes(where, from, new Date(due.getTime() - 1))).toBe(minutes - 1)
      }),
      { numRuns: 40 },
    )
  })
})
