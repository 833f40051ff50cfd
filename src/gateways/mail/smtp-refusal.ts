import type { GatewayError } from '../gateway-error.ts'

/** What nodemailer says of a failed mail. */
export interface SmtpFault {
  readonly code?: string
  /** 'MAIL FROM', 'RCPT TO', 'DATA' … */
  readonly command?: string
  readonly responseCode?: number
  readonly response?: string
  readonly rejected?: readonly unknown[]
}

/**
 * FORM-13: whether a server refused this very recipient for good. Only an answer to RCPT with a status that is about the
 * recipient's address (RFC 3463, 5.1.x) says so. A refused sender, content, quota or block list ends some day.
 */
export function refusesRecipient({ command, responseCode, response, rejected }: SmtpFault): GatewayError['permanent'] {
  const isRecipient = command === 'RCPT TO' && (rejected?.length ?? 0) > 0
  if (!isRecipient || responseCode === undefined || responseCode < 500) return false
  const status = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '')?.[1]
  return status !== undefined && ABOUT_RECIPIENT.includes(status)
}

/** No such mailbox, no such system, bad syntax, moved without a new address, no mail wanted; 5.1.7 and 5.1.8 are the sender's. */
const ABOUT_RECIPIENT = ['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10']
