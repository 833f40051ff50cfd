/** LAW-4: where a buyer ends marketing messages: the address of the very lead that began them, which nobody can guess. */
export function unsubscribePath(leadId: string): string {
  return `/unsubscribe/${encodeURIComponent(leadId)}`
}

/**
 * LAW-4: whether the address of a lead may be written to: it agreed then, and has not taken that back since. `endedAt` is
 * when the address last ended marketing messages; both ISO 8601, UTC.
 */
export function mayBeWrittenTo(consent: { readonly at: string } | null, endedAt: string | null): boolean {
  return consent !== null && (endedAt === null || endedAt < consent.at)
}

/** An address as a page may show it to whoever holds the link: 'j•••@mail.example'. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}•••${email.slice(at)}`
}
