/** A way to reach the platform's operator that does not need the mail server. Resolves once taken, else throws GatewayError. */
export interface Alerter {
  readonly name: string
  send(alert: OperatorAlert): Promise<void>
}

/** What the operator reads. It names no buyer. */
export interface OperatorAlert {
  /** A sentence or two. */
  readonly text: string
  /** The same for a repeat of this alert: letters, digits and '-'. */
  readonly mark: string
  readonly at: Date
  /** The same as data, for a receiver that sorts alerts. */
  readonly facts: Readonly<Record<string, unknown>>
}
