/** Calls a dealer's system. Resolves on a 2xx response, else throws GatewayError. */
export interface WebhookSender {
  send(call: WebhookCall): Promise<void>
}

export interface WebhookCall {
  readonly url: string
  /** Account whose secret signs the call, of the environment. */
  readonly account: string
  /** Signs the call instead: the secret of an address that the console made. */
  readonly secret?: string
  /** Equal for every attempt at a delivery. A receiver that has seen it must answer 200 and do nothing. */
  readonly deliveryId: string
  /** JSON. */
  readonly body: string
  /** Time of this attempt; part of the signature, so that a receiver can refuse old calls. */
  readonly at: Date
}
