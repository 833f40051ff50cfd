import { GatewayError } from '../gateway-error.ts'
import { httpCall } from '../http-call.ts'
import { signedBody } from '../signed-body.ts'
import type { WebhookSender } from './webhook.ts'

export interface HttpWebhookOptions {
  /** Secrets by account. */
  readonly secrets: Readonly<Record<string, string>>
  /** For a dealer's system inside our own network, and for tests. */
  readonly insideToo: boolean
  /** Milliseconds for a call, 15,000 when left out. */
  readonly deadline?: number
}

/**
 * Signed calls over HTTP. At least once: a call whose answer is lost is made again under the same Idempotency-Key. Only
 * 410 ('gone') calls a person at once; whatever the answer is, the lead is tried again until its time is over.
 */
export function createHttpWebhook({ secrets, insideToo, deadline = 15_000 }: HttpWebhookOptions): WebhookSender {
  return {
    async send({ url, account, deliveryId, body, at }) {
      const secret = secrets[account]
      if (secret === undefined)
        throw new GatewayError('webhook', `there is no secret for the account '${account}' in the environment`)
      const { status } = await httpCall({
        method: 'POST',
        url: new URL(url),
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'User-Agent': 'Forecourt-Webhook/1',
          'Idempotency-Key': deliveryId,
          'Forecourt-Signature': signedBody(secret, at, body),
        },
        body,
        outsideOnly: !insideToo,
        deadline,
      }).catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error)
        throw new GatewayError('webhook', reason, { cause: error })
      })
      if (status < 200 || status > 299)
        throw new GatewayError('webhook', `answered ${status}`, { permanent: status === 410 })
    },
  }
}
