import type { GatewayError } from '../gateway-error.ts'

/** nodemailer's error for a failed mail. */
export interface SmtpFault {
  readonly code?: string
  /** 'MAIL FROM', 'RCPT TO', 'DATA' … */
  readonly command?: string
  readonly responseCode?: number
  readonly response?: string
  readonly rejected?: readonly unknown[]
}

/**
 * FORM-13: whether the server permanently refused this recipient. Only a reply to RCPT with a status about the
 * recipient's address (RFC 3463, 5.1.x) counts. Refused senders, content, quotas and block lists are temporary.
 */
export function refusesRecipient({ command, responseCode, response, rejected }: SmtpFault): GatewayError['permanent'] {
  const isRecipient = command === 'RCPT TO' && (rejected?.length ?? 0) > 0
  if (!isRecipient || responseCode === undefined || responseCode < 500) return false
  const status = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '')?.[1]
  return status !== undefined && ABOUT_RECIPIENT.includes(status)
}

/**
 * No such mailbox, no such system, bad syntax, moved without a new address, accepts no mail. 5.1.7 and 5.1.8 are about
 * the sender.
 */
const ABOUT_RECIPIENT = ['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10']
