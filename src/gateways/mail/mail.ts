/** Sends mail. A mail either left (resolved) or did not (throws GatewayError). */
export interface Mailer {
  send(mail: Mail): Promise<void>
  /** D-19: deletes copies of its own that are older; left out where it stores none. */
  forgetBefore?(before: Date): Promise<void>
  close(): Promise<void>
}

/** One mail to one address. Receivers check who may send for the address that it comes from. */
export interface Mail {
  /** Who is said to write, beside the mailer's address. */
  readonly fromName: string
  /** The sender's own address; the mailer's when left out. */
  readonly fromAddress?: string | null
  readonly to: string
  readonly replyTo: string | null
  readonly subject: string
  readonly text: string
  readonly html: string | null
  /** Unique, and the same for every attempt at the same mail, so that a receiver can tell a repeat. Letters, digits, '-' and '.'. */
  readonly messageId: string
  readonly date: Date
  /** LAW-4: an address that ends such mail by one POST (RFC 8058). */
  readonly unsubscribe?: string
}
