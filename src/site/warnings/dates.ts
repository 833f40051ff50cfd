import { zonedInstant } from '#domain/date/zoned-instant.ts'
import type { Site } from '../site.ts'
import type { SiteWarning } from './site-warning.ts'

/** P-14: dates that are over, or that end before they begin, so that what they are for never shows. */
export function dateWarnings(
  {
    offers,
    driveAway,
    home,
    locations,
    places,
    timezone,
  }: Pick<Site, 'offers' | 'driveAway' | 'home' | 'locations' | 'places' | 'timezone'>,
  now: Date,
): readonly SiteWarning[] {
  const today = zonedInstant(now, timezone).slice(0, 10)
  const holidays = new Set(places.holidays.map(({ date }) => date))
  return [
    ...offers.list.flatMap(({ from, until }, index) => offerWarnings(from, until, now, `offers.list[${index}].until`)),
    ...(home.banner === null ? [] : bannerWarnings(home.banner, now)),
    ...driveAway.charges.flatMap(({ from, until, state }, index) => {
      const path = `driveAway.charges[${index}].until`
      if (until < from) return [{ path, reason: `${until} is before from, ${from}: swap them` }]
      return until < today
        ? [{ path, reason: `the charges of ${state} are over since ${until}: write those of today`, isOver: true }]
        : []
    }),
    ...locations.flatMap(({ specialHours }, index) =>
      pastDays(
        // The site's holidays are in it too.
        specialHours.map(({ date }) => date).filter((date) => !holidays.has(date)),
        today,
        `locations[${index}].specialHours`,
      ),
    ),
    ...pastDays([...holidays], today, 'places.holidays'),
  ]
}

function offerWarnings(from: string | null, until: string | null, now: Date, path: string): readonly SiteWarning[] {
  if (until === null) return []
  if (from !== null && Date.parse(until) <= Date.parse(from))
    return [{ path, reason: `the offer ends before it begins, at ${from}: swap from and until` }]
  if (Date.parse(until) > now.getTime()) return []
  return [{ path, reason: `the offer is over since ${until}: take it away, or write a later instant`, isOver: true }]
}

function bannerWarnings({ from, until }: { readonly from: string; readonly until: string }, now: Date) {
  const path = 'home.banner.until'
  if (Date.parse(until) <= Date.parse(from))
    return [{ path, reason: `the banner ends before it begins, at ${from}: swap from and until` }]
  if (Date.parse(until) > now.getTime()) return []
  return [{ path, reason: `the banner is over since ${until}: take it away, or write a later instant`, isOver: true }]
}

/** Some days of the past are no mistake beside those to come. */
function pastDays(dates: readonly string[], today: string, path: string): readonly SiteWarning[] {
  const last = dates.toSorted().at(-1)
  if (last === undefined || last >= today) return []
  return [{ path, reason: `every day of the list is over, the last on ${last}: write the days to come`, isOver: true }]
}
