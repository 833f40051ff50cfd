/** The value of a header of a received mail by its name in lower case; null: the mail has none. */
export type HeaderOf = (name: string) => string | null

/** K-6: a mail that a program wrote by itself, by its headers (RFC 3834, and what mail programs really send). */
export function isAutomaticMail(headerOf: HeaderOf): boolean {
  return SIGNS.some(([name, sign]) => sign.test(headerOf(name)?.trim() ?? ''))
}

const SIGNS = [
  ['auto-submitted', /^(?!no\b)./i],
  ['precedence', /^(?:bulk|junk|list|auto_reply)$/i],
  ['x-autoreply', /^(?!no$)./i],
  ['x-autorespond', /./],
  // A receipt of reading or a report of a mail server (RFC 6522).
  ['content-type', /^multipart\/report\b/i],
  // A mail that wants no answer, whatever happens to it.
  ['return-path', /^<>$/],
] as const

/** A report that a mail was not delivered (RFC 3464). */
export interface MailBounce {
  /** Of the mail that came back, without angle brackets. */
  readonly messageId: string
  /** '5.1.1' */
  readonly status: string
}

/** Reads a report's machine-readable part and the headers of the mail that came back; null if it reports no failure. */
export function readBounce(report: string, returned: string): MailBounce | null {
  if (!/^Action:\s*failed\b/im.test(report)) return null
  const status = /^Status:\s*(\d\.\d{1,3}\.\d{1,3})/im.exec(report)?.[1]
  const messageId = /^Message-ID:\s*<([^<>\s]{1,300})>/im.exec(returned)?.[1]
  return status === undefined || messageId === undefined ? null : { messageId, status }
}
