/** RFC 5546 asks for it with every method: without it a calendar may leave a cancelled event where it is. */
export interface CalendarOrganizer {
  readonly name: string
  /** 'mailto:sales@dealer.example', or a web address. */
  readonly address: string
}

/** An appointment as a calendar event. */
export interface CalendarEntry {
  /** Stable per appointment, so that importing it twice gives one event. */
  readonly uid: string
  readonly start: Date
  readonly end: Date
  /** When the appointment was booked (DTSTAMP). */
  readonly made: Date
  readonly title: string
  readonly place: string
  readonly organizer: CalendarOrganizer
  readonly text: string
  /** How often the appointment was changed; a higher number replaces the event in the reader's calendar. */
  readonly changes?: number
  /** Takes the event out of the reader's calendar. */
  readonly isCancelled?: boolean
}

/** FORM-14, ROUTE-6: formats the appointment as an iCalendar file (RFC 5545), for 'Add to calendar'. */
export function calendarFile(entry: CalendarEntry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Forecourt//Appointments//EN',
    `METHOD:${entry.isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${escaped(entry.uid)}`,
    `DTSTAMP:${stamp(entry.made)}`,
    ...(entry.changes ? [`SEQUENCE:${entry.changes}`] : []),
    ...(entry.isCancelled ? ['STATUS:CANCELLED'] : []),
    `ORGANIZER;CN="${quoted(entry.organizer.name)}":${entry.organizer.address}`,
    `DTSTART:${stamp(entry.start)}`,
    `DTEND:${stamp(entry.end)}`,
    `SUMMARY:${escaped(entry.title)}`,
    `LOCATION:${escaped(entry.place)}`,
    `DESCRIPTION:${escaped(entry.text)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

/** '20261128T003000Z' */
function stamp(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d{3}/g, '')
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')
}

/** A parameter's value has no quotes and no control characters. */
function quoted(text: string): string {
  return text.replace(/["\p{Cc}]/gu, ' ')
}

/** RFC 6047: the type names the method, or a mail program takes the file for an ordinary attachment. */
export function calendarType(file: string): string {
  const [, method = 'PUBLISH'] = /^METHOD:(\w+)/m.exec(file) ?? []
  return `text/calendar; charset=utf-8; method=${method}`
}

const LONGEST_LINE = 75

/** Folds a line at 75 bytes, never inside a character; continuation lines begin with a space (RFC 5545, 3.1). */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const character of line) {
    if (bytes(part + character) > LONGEST_LINE) {
      parts.push(part)
      part = ' '
    }
    part += character
  }
  return [...parts, part].join('\r\n')
}

function bytes(text: string): number {
  return new TextEncoder().encode(text).length
}
