/**
 * LAW-4: the page that ends marketing messages to a buyer. Its address is a signed link.
 */
export function unsubscribePath(token: string): string {
  return `/unsubscribe/${encodeURIComponent(token)}`
}

/**
 * LAW-4: whether marketing messages may be sent to a lead's address: it consented, and has not unsubscribed since.
 * `endedAt` is the last time that the address unsubscribed; both are ISO 8601, UTC.
 */
export function mayBeWrittenTo(consent: { readonly at: string } | null, endedAt: string | null): boolean {
  return consent !== null && (endedAt === null || endedAt < consent.at)
}

/** An email address masked for a page that anyone with the link can open: 'j•••@mail.example'. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}•••${email.slice(at)}`
}
