import type { CalendarOrganizer } from '#domain/appointment/calendar-file.ts'

/** RFC 5546: who invites to an appointment: the dealer, by a public address, else by the site itself. */
export function organizerOf(
  site: {
    readonly name: string
    readonly contact: { readonly email: string | null }
    readonly delivery: { readonly fromAddress: string | null }
  },
  origin: string,
): CalendarOrganizer {
  const email = site.contact.email ?? site.delivery.fromAddress
  return { name: site.name, address: email === null ? origin : `mailto:${email}` }
}
