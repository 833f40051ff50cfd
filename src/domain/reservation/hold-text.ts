import { REGIONS, type RegionCode } from '../region.ts'

/** Region and time zone of a place. A `Site` is one. */
export interface ClockPlace {
  readonly region: RegionCode
  readonly timezone: string
}

/** The end of a hold in the dealer's time zone: 'Tuesday 24 November at 10:20 am AEST'. */
export function holdText(instant: Date, { region, timezone }: ClockPlace): string {
  const { locale } = REGIONS[region]
  const day = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: timezone })
  const time = new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: timezone,
    timeZoneName: 'short',
  })
  return `${day.format(instant).replace(',', '')} at ${time.format(instant).replaceAll('\u202f', ' ')}`
}

/** '48 hours', '3 days': whole days are used from three on. */
export function hoursText(hours: number): string {
  if (hours >= 72 && hours % 24 === 0) return `${hours / 24} days`
  return hours === 1 ? '1 hour' : `${hours} hours`
}
