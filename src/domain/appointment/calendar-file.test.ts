import { describe, expect, it } from 'vitest'
import { calendarFile, calendarType } from './calendar-file.ts'

const entry = {
  uid: 'l1@yard.example',
  start: new Date('2026-11-28T00:30:00Z'),
  end: new Date('2026-11-28T01:30:00Z'),
  made: new Date('2026-11-21T02:03:04.567Z'),
  title: 'Test drive: 2021 Kia Carnival',
  place: 'Yard, 1 Example Street, Moorooka QLD 4105',
  organizer: { name: 'Yard "A"', address: 'mailto:sales@yard.example' },
  text: 'Bring your licence; ask for Sam.\nReference l1.',
}

describe('ROUTE-6 calendarFile', () => {
  it('ROUTE-6 FORM-14 writes one RFC 5545 event with the booked start and end', () => {
    expect(calendarFile(entry).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Forecourt//Appointments//EN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:l1@yard.example',
      'DTSTAMP:20261121T020304Z',
      'ORGANIZER;CN="Yard  A ":mailto:sales@yard.example',
      'DTSTART:20261128T003000Z',
      'DTEND:20261128T013000Z',
      'SUMMARY:Test drive: 2021 Kia Carnival',
      'LOCATION:Yard\\, 1 Example Street\\, Moorooka QLD 4105',
      'DESCRIPTION:Bring your licence\\; ask for Sam.\\nReference l1.',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it.each([
    [false, 'PUBLISH'],
    [true, 'CANCEL'],
  ])('K-11 names the organizer and the method that the type repeats; cancelled: %s', (isCancelled, method) => {
    const file = calendarFile({ ...entry, isCancelled })
    expect(file).toContain(`METHOD:${method}`)
    expect(file).toMatch(/^ORGANIZER;CN="[^"]+":mailto:/m)
    expect(calendarType(file)).toBe(`text/calendar; charset=utf-8; method=${method}`)
  })

  it('ROUTE-6 folds lines at 75 bytes and never inside a character', () => {
    const title = `Škoda – ${'é'.repeat(120)}`
    const file = calendarFile({ ...entry, title })
    for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`)
  })

  it('ROUTE-6 escapes a line break in a name', () => {
    expect(calendarFile({ ...entry, title: 'A\r\nATTENDEE:x' })).not.toMatch(/^ATTENDEE/m)
  })
})
