/** Calls a dealer's system. Resolves on a 2xx response, else throws GatewayError. */
export interface WebhookSender {
  send(call: WebhookCall): Promise<void>
}

export interface WebhookCall {
  readonly url: string
  /** Account whose secret signs the call. */
  readonly account: string
  /** Equal for every attempt at a delivery. A receiver that has seen it must answer 200 and do nothing. */
  readonly deliveryId: string
  /** JSON. */
  readonly body: string
  /** Time of this attempt; part of the signature, so that a receiver can refuse old calls. */
  readonly at: Date
}
