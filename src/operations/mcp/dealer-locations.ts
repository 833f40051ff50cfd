import { showPlaces } from '../site/show-places.ts'
import type { SiteRequest } from '../site-request.ts'
import type { ToolAnswer } from './tool-answer.ts'

/** The locations that the contact page shows. A masked phone number is left out (PHONE-1). */
export function dealerLocations(request: SiteRequest): ToolAnswer {
  const { site, now, origin } = request
  const locations = showPlaces(request, 'all').places.map((place) => ({
    id: place.id,
    name: place.name,
    does: place.doing,
    address: `${place.street}, ${place.suburb}`,
    phone: place.phone.websiteId === null ? place.phone.text : null,
    licences: place.licences,
    open: place.state.open,
    next_change: place.state.next,
    hours: place.hours.map(({ day, text }) => ({ day, text })),
    holidays: place.holidays,
    url: origin + place.href,
  }))
  return {
    ok: true,
    value: { dealer: site.name, locations, takes_bookings: site.appointments.booking, as_of: now.toISOString() },
  }
}
