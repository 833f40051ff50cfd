import { REGIONS, type RegionCode } from '../region.ts'
import { zonedFormat } from './zoned-format.ts'

/** Region and time zone of a place. */
export interface ClockPlace {
  readonly region: RegionCode
  readonly timezone: string
}

/** A site with its locations. A `Site` is one. */
export interface ClockSite extends ClockPlace {
  readonly locations: readonly { readonly id: string; readonly timezone: string }[]
}

/** FORM-17: the clock of a location, since a dealer may have yards in several states; the site's own without one. */
export function clockOf({ region, timezone, locations }: ClockSite, locationId: string | null): ClockPlace {
  return { region, timezone: locations.find(({ id }) => id === locationId)?.timezone ?? timezone }
}

/** 'Saturday, 28 November 2026 at 10:30 am' */
export function longTime(at: Date, place: ClockPlace): string {
  return localText(at, place, { dateStyle: 'full', timeStyle: 'short' })
}

/** 'Sat, 28 Nov, 10:30 am' */
export function shortTime(at: Date, place: ClockPlace): string {
  const parts = { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const
  return localText(at, place, parts)
}

/** 'Saturday 28 November at 10:30 am' */
export function dayTime(at: Date, place: ClockPlace): string {
  return `${longDay(at, place)} at ${timeOfDay(at, place)}`
}

/** '28/11/2026', in the US '11/28/2026' */
export function dayInFigures(at: Date, place: ClockPlace): string {
  return localText(at, place, { day: '2-digit', month: '2-digit', year: 'numeric' })
}

/** '2026-11-28' in the same way; any other text as it is. */
export function dateInFigures(date: string, region: RegionCode): string {
  const at = new Date(`${date}T00:00:00Z`)
  return Number.isNaN(at.getTime()) ? date : dayInFigures(at, { region, timezone: 'UTC' })
}

/** '28/11/2026 10:30 am', in the US '11/28/2026 10:30 AM' */
export function timeInFigures(at: Date, place: ClockPlace): string {
  return `${dayInFigures(at, place)} ${timeOfDay(at, place)}`
}

/** '10:30' as people of the region write it: '10:30 am'; any other text as it is. */
export function clockText(time: string, region: RegionCode): string {
  const at = new Date(`1970-01-01T${time}Z`)
  return Number.isNaN(at.getTime()) ? time : timeOfDay(at, { region, timezone: 'UTC' })
}

/** '10:30 am' */
export function timeOfDay(at: Date, place: ClockPlace): string {
  return localText(at, place, { hour: 'numeric', minute: '2-digit' })
}

/** 'Tuesday 24 November at 10:20 am AEST': a deadline, which names its zone. */
export function deadlineText(at: Date, place: ClockPlace): string {
  return `${longDay(at, place)} at ${localText(at, place, { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' })}`
}

/** 'Saturday 28 November' */
export function longDay(at: Date, place: ClockPlace): string {
  return localText(at, place, { weekday: 'long', day: 'numeric', month: 'long' }).replace(',', '')
}

/** The only way from an instant to words: without a zone there is none. */
function localText(at: Date, place: ClockPlace, parts: Intl.DateTimeFormatOptions): string {
  return timeFormat(place, parts).format(at).replaceAll('\u202f', ' ')
}

/** SITE-6: how people of the place write a date or a time. */
export function timeFormat({ region, timezone }: ClockPlace, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return zonedFormat(REGIONS[region].locale, timezone, parts)
}
