import type { WebhookCall, WebhookSender } from './webhook.ts'

/** A sender for tests that records calls and can be made to fail. */
export interface FakeWebhook extends WebhookSender {
  readonly sent: readonly WebhookCall[]
  failWith(error: Error | null): void
}

export function createFakeWebhook(): FakeWebhook {
  const sent: WebhookCall[] = []
  let failure: Error | null = null
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
