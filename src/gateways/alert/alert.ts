/**
 * A channel to the platform's operator other than the mail server. Resolves once the alert is accepted, else throws
 * GatewayError.
 */
export interface Alerter {
  readonly name: string
  send(alert: OperatorAlert): Promise<void>
}

/** An alert for the operator. Contains no buyer's details. */
export interface OperatorAlert {
  /** A sentence or two. */
  readonly text: string
  /** Identifies repeats of this alert: letters, digits and '-'. */
  readonly mark: string
  readonly at: Date
  /** The alert as data, for receivers that filter alerts. */
  readonly facts: Readonly<Record<string, unknown>>
}
