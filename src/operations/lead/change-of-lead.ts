import type { StoredLead } from '#storage/lead/leads.ts'
import type { BuyerChange } from '#views/mail/change-mail.ts'
import { showAppointment } from '../appointment/show-appointment.ts'
import type { SiteRequest } from '../site-request.ts'

/** FORM-17, RESERVE-6: what became of a lead's visit or reservation, with the visit's calendar file; null if it is deleted. */
export async function changeOfLead(
  { platform, site }: SiteRequest,
  lead: StoredLead,
): Promise<{ readonly change: BuyerChange; readonly calendar: string | null } | null> {
  const { reservations, appointments } = platform.storage.forSite(site)
  if (lead.payload.reservation) {
    const reservation = await reservations.find(lead.payload.reservation.id)
    if (reservation === null) return null
    const { amount, refund } = reservation
    return { change: { kind: 'reservation', amount, isRefunded: refund === 'sent' }, calendar: null }
  }
  const visit = await appointments.latestOf(lead.id)
  if (visit === null) return null
  const { kind: what, start, locationId, changes, state } = visit
  const act = state === 'cancelled' ? 'cancelled' : 'moved'
  const { origin } = new URL(lead.payload.url)
  return {
    change: { kind: 'visit', act, what, start, locationId, changes },
    calendar: await showAppointment({ platform, site, origin }, visit.id, 'dealer'),
  }
}
