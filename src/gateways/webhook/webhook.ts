/** Calls a dealer's system. A call either was taken (resolved: 2xx) or was not (throws GatewayError). */
export interface WebhookSender {
  send(call: WebhookCall): Promise<void>
}

export interface WebhookCall {
  readonly url: string
  /** Whose secret signs it. */
  readonly account: string
  /** The same for every attempt at the same delivery: a receiver that knows it already must answer 200 and do nothing. */
  readonly deliveryId: string
  /** JSON. */
  readonly body: string
  /** When this attempt is made; part of what is signed, so that a receiver can refuse an old call. */
  readonly at: Date
}
