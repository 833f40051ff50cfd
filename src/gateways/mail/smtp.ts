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
  /** Who mail comes from, 'website@forecourt.example' or with a name. */
  readonly sender: string | Sender
  /** What signs mail, by domain; none when left out. */
  readonly dkimKeys?: readonly DkimKey[]
  /** Milliseconds a server may stay silent, 20,000 when left out. */
  readonly silence?: number
  /** Milliseconds for the whole of one mail, 60,000 when left out. */
  readonly deadline?: number
}

/**
 * Mail through an SMTP server. Delivery is at least once: when the connection drops after the mail was handed over and
 * before the server said so, it is sent again, under the same Message-ID, by which servers and readers drop repeats.
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
