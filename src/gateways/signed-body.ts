import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * FIELD-1: signature header 't=1764000000,v1=…', where v1 is the hex HMAC-SHA256 of '{t}.{body}' under the account's
 * secret, and t is the attempt's Unix time in seconds.
 */
export function signedBody(secret: string, at: Date, body: string): string {
  const seconds = Math.floor(at.getTime() / 1000)
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}

/** Verifies a signature as described in docs/leads.md: it must be valid and at most `tolerance` seconds old. */
export function isSigned(secret: string, header: string, body: string, now: Date, tolerance = 300): boolean {
  const seconds = Number(/(?:^|,)t=(\d+)(?:,|$)/.exec(header)?.[1] ?? Number.NaN)
  if (!(Math.abs(now.getTime() / 1000 - seconds) <= tolerance)) return false
  const right = Buffer.from(signedBody(secret, new Date(seconds * 1000), body))
  const given = Buffer.from(header)
  return right.length === given.length && timingSafeEqual(right, given)
}
