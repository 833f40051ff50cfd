import type { GatewayError } from '../gateway-error.ts'
import type { WebhookCall, WebhookSender } from './webhook.ts'

/** A sender for tests that records calls and can be made to fail. */
export interface FakeWebhook extends WebhookSender {
  readonly sent: readonly WebhookCall[]
  failWith(error: GatewayError | null): void
}

export function createFakeWebhook(): FakeWebhook {
  const sent: WebhookCall[] = []
  let failure: GatewayError | null = null
  return {
    sent,
    async send(call) {
      if (failure) throw failure
      sent.push(call)
    },
    failWith(error) {
      failure = error
    },
  }
}
