/** Sends mail. A mail either left (resolved) or did not (throws GatewayError). */
export interface Mailer {
  send(mail: Mail): Promise<void>
  close(): Promise<void>
}

export interface Mail {
  readonly from: string
  readonly to: string
  readonly replyTo: string | null
  readonly subject: string
  readonly text: string
  readonly html: string | null
  /** The same for every attempt at the same mail, so that a receiver can tell a repeat. */
  readonly messageId: string
}
