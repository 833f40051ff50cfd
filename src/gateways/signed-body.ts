import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * FIELD-1: signature header 't=1764000000,v1=…', where v1 is the hex HMAC-SHA256 of '{t}.{body}' under the account's
 * secret, and t is the attempt's Unix time in seconds.
 */
export function signedBody(secret: string, at: Date, body: string): string {
  const seconds = Math.floor(at.getTime() / 1000)
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}

/** Marks a secret whose calls are signed by Standard Webhooks 1.0.0 (standardwebhooks.com). */
const STANDARD = 'whsec_'

/** The secret of Standard Webhooks whose key is `hex`. */
export function standardSecret(hex: string): string {
  return `${STANDARD}${Buffer.from(hex, 'hex').toString('base64')}`
}

/**
 * The headers that sign a call. A secret of Standard Webhooks (K-16) signs '{id}.{t}.{body}' in `webhook-signature`; an
 * older one, and a secret of the environment, signs in `Forecourt-Signature`.
 */
export function signatureHeaders(
  secret: string,
  { id, at, body }: { readonly id: string; readonly at: Date; readonly body: string },
): Readonly<Record<string, string>> {
  if (!secret.startsWith(STANDARD)) return { 'Forecourt-Signature': signedBody(secret, at, body) }
  const seconds = Math.floor(at.getTime() / 1000)
  const key = Buffer.from(secret.slice(STANDARD.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': String(seconds), 'webhook-signature': `v1,${signature}` }
}

/** Verifies a signature as described in docs/leads.md: it must be valid and at most `tolerance` seconds old. */
export function isSigned(
  secret: string,
  header: string,
  body: string,
  { now, tolerance = 300 }: { readonly now: Date; readonly tolerance?: number | undefined },
): boolean {
  const seconds = Number(/(?:^|,)t=(\d+)(?:,|$)/.exec(header)?.[1] ?? Number.NaN)
  if (!(Math.abs(now.getTime() / 1000 - seconds) <= tolerance)) return false
  const right = Buffer.from(signedBody(secret, new Date(seconds * 1000), body))
  const headerBytes = Buffer.from(header)
  return right.length === headerBytes.length && timingSafeEqual(right, headerBytes)
}
