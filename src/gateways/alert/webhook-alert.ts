import { GatewayError } from '../gateway-error.ts'
import { httpCall } from '../http-call.ts'
import type { Alerter } from './alert.ts'

/** Sends alerts as a POST of `{ text, event, at, … }`, the format of Slack, Teams, Mattermost and on-call services. */
export function createWebhookAlerter({ url, deadline = 15_000 }: { url: string; deadline?: number }): Alerter {
  return {
    name: 'ALERT_WEBHOOK_URL',
    async send({ text, mark, at, facts }) {
      const body = JSON.stringify({ text, event: 'leads.undelivered', id: mark, at: at.toISOString(), ...facts })
      const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Idempotency-Key': mark }
      // The operator's own URL, which may be inside the network. Its path is often a secret, so no error message
      // contains it.
      const answer = await httpCall({
        method: 'POST',
        url: new URL(url),
        headers,
        body,
        outsideOnly: false,
        deadline,
      }).catch((error: unknown) => {
        throw new GatewayError('alert', 'the webhook did not answer', { cause: error })
      })
      if (answer.status < 200 || answer.status > 299) throw new GatewayError('alert', `answered ${answer.status}`)
    },
  }
}
