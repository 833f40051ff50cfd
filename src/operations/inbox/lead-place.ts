import type { ResponseLimits } from '#domain/inbox/response-clock.ts'
import type { OpeningPlace } from '#domain/location/opening-hours.ts'
import type { Site } from '#site/site.ts'

/** INBOX-3: the location whose hours a lead's clock follows: its own, else the site's primary or first one. */
export function placeOf(site: Site, locationId: string | null): OpeningPlace {
  const { locations } = site
  return (
    locations.find(({ id }) => id === locationId) ??
    locations.find(({ primary }) => primary) ??
    locations[0] ?? { timezone: site.timezone, hours: [], specialHours: [] }
  )
}

/** INBOX-3: the site's target and overdue limit. */
export function limitsOf({ leads }: Pick<Site, 'leads'>): ResponseLimits {
  return { target: leads.answerWithin, overdue: Math.max(leads.overdueAfter, leads.answerWithin) }
}
