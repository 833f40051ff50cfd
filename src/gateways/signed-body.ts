import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * FIELD-1: what a receiver checks: 't=1764000000,v1=…', where v1 is HMAC-SHA256 of '{t}.{body}' under the account's secret
 * in hexadecimal and t the second of the attempt.
 */
export function signedBody(secret: string, at: Date, body: string): string {
  const seconds = Math.floor(at.getTime() / 1000)
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}

/** A receiver's check, as docs/leads.md tells it: the signature is right, and at most `tolerance` seconds old. */
export function isSigned(secret: string, header: string, body: string, now: Date, tolerance = 300): boolean {
  const seconds = Number(/(?:^|,)t=(\d+)(?:,|$)/.exec(header)?.[1] ?? Number.NaN)
  if (!(Math.abs(now.getTime() / 1000 - seconds) <= tolerance)) return false
  const right = Buffer.from(signedBody(secret, new Date(seconds * 1000), body))
  const given = Buffer.from(header)
  return right.length === given.length && timingSafeEqual(right, given)
}
