import { describe, expect, it } from 'vitest'
import { zonedInstant } from '../date/zoned-instant.ts'
import { type AppointmentPlace, daySlots, nextFreeSlot, type Slot } from './slots.ts'

const weekday = (day: number) => ({ weekday: day, open: '09:00', close: '12:30', byAppointment: false })
const place: AppointmentPlace = {
  timezone: 'Australia/Sydney',
  // Open Monday to Friday; Saturday by appointment only; closed on Sunday.
  hours: [...[1, 2, 3, 4, 5].map(weekday), { weekday: 6, open: null, close: null, byAppointment: true }],
  specialHours: [
    { date: '2026-12-25', open: null, close: null },
    { date: '2026-12-26', open: '10:00', close: '12:00' },
  ],
}
const options = { slotMinutes: 60, leadHours: 2, daysAhead: 14, atOnce: 1 }
/** Monday, 21 December 2026, 8:00 in Sydney. */
const now = new Date('2026-12-20T21:00:00Z')

function slots(date: string, change: Partial<typeof options> = {}, booked: readonly string[] = []): string[] {
  return daySlots(
    place,
    { ...options, ...change },
    { date, booked: booked.map((instant) => new Date(instant)) },
    now,
  ).map(text)
}

const text = ({ start, end, available }: Slot) =>
  `${zonedInstant(start, place.timezone).slice(11, 16)}-${zonedInstant(end, place.timezone).slice(11, 16)} ${available ? 'free' : 'taken'}`

describe('FORM-14 daySlots', () => {
  it('FORM-14 cuts the opening hours into slots that all end by closing time', () => {
    expect(slots('2026-12-22')).toEqual(['09:00-10:00 free', '10:00-11:00 free', '11:00-12:00 free'])
    expect(slots('2026-12-22', { slotMinutes: 90 })).toEqual(['09:00-10:30 free', '10:30-12:00 free'])
  })

  it.each([
    ['on a closed weekday', '2026-12-27'],
    ['by appointment only', '2027-01-02'],
    ['on a holiday', '2026-12-25'],
  ])('FORM-14 has no slots %s', (_when, date) => {
    expect(slots(date)).toEqual([])
  })

  it('FORM-14 uses the special hours of a date', () => {
    expect(slots('2026-12-26')).toEqual(['10:00-11:00 free', '11:00-12:00 free'])
  })

  it('FORM-14 refuses a slot within the lead time, to the minute', () => {
    expect(slots('2026-12-21')).toEqual(['09:00-10:00 taken', '10:00-11:00 free', '11:00-12:00 free'])
    expect(slots('2026-12-21', { leadHours: 3 })[1]).toBe('10:00-11:00 taken')
    expect(slots('2026-12-18')).toHaveLength(3)
    expect(slots('2026-12-18').every((slot) => slot.endsWith('taken'))).toBe(true)
  })

  it('FORM-14 refuses a slot beyond the booking window', () => {
    expect(slots('2027-01-04')[0]).toBe('09:00-10:00 free')
    expect(slots('2027-01-05')[0]).toBe('09:00-10:00 taken')
  })

  it('FORM-14 marks a slot as taken once the location is at capacity', () => {
    const ten = '2026-12-21T23:00:00Z'
    expect(slots('2026-12-22', {}, [ten])).toEqual(['09:00-10:00 free', '10:00-11:00 taken', '11:00-12:00 free'])
    expect(slots('2026-12-22', { atOnce: 2 }, [ten])[1]).toBe('10:00-11:00 free')
    expect(slots('2026-12-22', { atOnce: 2 }, [ten, ten])[1]).toBe('10:00-11:00 taken')
  })

  it('FORM-14 marks both slots as taken when a booking overlaps two', () => {
    expect(slots('2026-12-22', {}, ['2026-12-21T22:30:00Z'])).toEqual([
      '09:00-10:00 taken',
      '10:00-11:00 taken',
      '11:00-12:00 free',
    ])
  })
})

describe('FORM-14 nextFreeSlot', () => {
  const next = (date: string, instant: string, booked: readonly string[] = []) => {
    const after = { date, instant: new Date(instant) }
    const free = nextFreeSlot(place, options, { after, bookings: booked.map((each) => new Date(each)) }, now)
    return free && zonedInstant(free.start, place.timezone)
  }

  it('FORM-14 finds the first free slot after an instant, on that day or later', () => {
    expect(next('2026-12-22', '2026-12-21T22:00:00Z')).toBe('2026-12-22T10:00:00+11:00')
    expect(next('2026-12-22', '2026-12-21T22:00:00Z', ['2026-12-21T23:00:00Z'])).toBe('2026-12-22T11:00:00+11:00')
    expect(next('2026-12-24', '2026-12-24T00:00:00Z')).toBe('2026-12-26T10:00:00+11:00')
  })

  it('FORM-14 returns null when the booking window has no free slot', () => {
    expect(next('2027-01-05', '2027-01-04T22:00:00Z')).toBeNull()
  })
})
