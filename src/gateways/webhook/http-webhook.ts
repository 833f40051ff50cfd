import { GatewayError } from '../gateway-error.ts'
import { httpCall } from '../http-call.ts'
import { signatureHeaders } from '../signed-body.ts'
import type { WebhookSender } from './webhook.ts'

export interface HttpWebhookOptions {
  /** Secrets by account. */
  readonly secrets: Readonly<Record<string, string>>
  /** Allows internal addresses: for a dealer's system inside our network, and for tests. */
  readonly insideToo: boolean
  /** Timeout in milliseconds; default 15,000. */
  readonly deadline?: number
}

/**
 * Sends signed webhooks over HTTP, at least once: a call whose response is lost is repeated with the same
 * Idempotency-Key. Only status 410 ('gone') alerts staff at once; for any other failure the lead is retried until its
 * time limit.
 */
export function createHttpWebhook({ secrets, insideToo, deadline = 15_000 }: HttpWebhookOptions): WebhookSender {
  return {
    async send({ url, account, deliveryId, body, at, secret: own }) {
      const secret = own ?? secrets[account]
      if (secret === undefined)
        throw new GatewayError('webhook', `there is no secret for the account '${account}' in the environment`)
      const { status } = await httpCall({
        method: 'POST',
        url: new URL(url),
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'User-Agent': 'Forecourt-Webhook/1',
          'Idempotency-Key': deliveryId,
          ...signatureHeaders(secret, { id: deliveryId, at, body }),
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
