import { REGIONS, type RegionCode } from './region.ts'

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
  return textOf(at, place, { dateStyle: 'full', timeStyle: 'short' })
}

/** 'Sat, 28 Nov, 10:30 am' */
export function shortTime(at: Date, place: ClockPlace): string {
  const parts = { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const
  return textOf(at, place, parts)
}

/** 'Saturday 28 November at 10:30 am' */
export function dayTime(at: Date, place: ClockPlace): string {
  return `${longDay(at, place)} at ${timeOfDay(at, place)}`
}

/** '10:30 am' */
export function timeOfDay(at: Date, place: ClockPlace): string {
  return textOf(at, place, { hour: 'numeric', minute: '2-digit' })
}

/** 'Tuesday 24 November at 10:20 am AEST': a deadline, which names its zone. */
export function deadlineText(at: Date, place: ClockPlace): string {
  return `${longDay(at, place)} at ${textOf(at, place, { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' })}`
}

/** 'Saturday 28 November' */
export function longDay(at: Date, place: ClockPlace): string {
  return textOf(at, place, { weekday: 'long', day: 'numeric', month: 'long' }).replace(',', '')
}

/** The only way from an instant to words: without a zone there is none. */
function textOf(at: Date, { region, timezone }: ClockPlace, parts: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat(REGIONS[region].locale, { ...parts, timeZone: timezone })
  return format.format(at).replaceAll('\u202f', ' ')
}
