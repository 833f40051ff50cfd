import { createTransport } from 'nodemailer'
import { GatewayError } from '../gateway-error.ts'
import { compose } from './compose.ts'
import type { DkimKey } from './dkim-keys.ts'
import type { Mailer } from './mail.ts'
import type { Sender } from './sender.ts'
import { refusesRecipient, type SmtpFault } from './smtp-refusal.ts'

export interface SmtpOptions {
  /** smtp://user:password@host:587 or smtps://…:465. */
  readonly url: string
  /** Sender, 'website@forecourt.example' or with a name. */
  readonly sender: string | Sender
  /** Signing keys by domain; none by default. */
  readonly dkimKeys?: readonly DkimKey[]
  /** Milliseconds a server may stay silent; default 20,000. */
  readonly silence?: number
  /** Timeout of one mail in milliseconds; default 60,000. */
  readonly deadline?: number
}

/**
 * Sends mail through an SMTP server. Delivery is at least once: if the connection drops between handing a mail over and
 * the server's reply, the mail is sent again with the same Message-ID, by which servers and mail programs drop repeats.
 */
export function createSmtpMailer({ url, sender, dkimKeys, silence = 20_000, deadline = 60_000 }: SmtpOptions): Mailer {
  const from = typeof sender === 'string' ? { name: null, address: sender } : sender
  const transport = createTransport({
    url,
    connectionTimeout: silence,
    greetingTimeout: silence,
    socketTimeout: silence,
    dnsTimeout: silence,
  })
  return {
    async send(mail) {
      try {
        await transport.sendMail({ ...compose(mail, from, dkimKeys), signal: AbortSignal.timeout(deadline) })
      } catch (error) {
        throw asGatewayError(error)
      }
    },
    async close() {
      transport.close()
    },
  }
}

function asGatewayError(error: unknown): GatewayError {
  const fault = error as SmtpFault & { message?: string }
  return new GatewayError('mail', fault.message ?? String(error), { cause: error, permanent: refusesRecipient(fault) })
}
