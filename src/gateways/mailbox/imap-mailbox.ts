import { ImapFlow } from 'imapflow'
import type { Clock } from '#domain/clock.ts'
import { GatewayError } from '../gateway-error.ts'
import { readRound } from './imap-round.ts'
import type { MailReader } from './mail-reader.ts'
import type { Mailbox } from './mailbox.ts'
import type { MailboxAddress } from './mailbox-address.ts'
import { patientMailbox } from './patient-mailbox.ts'
import { createReadingMarks } from './reading-marks.ts'

export interface ImapOptions {
  readonly address: MailboxAddress
  readonly password: string
  readonly clock: Clock
  readonly reader: MailReader
  /** Milliseconds a server may stay silent; default 30,000. */
  readonly silence?: number
  /** PEM of the certificate authorities to trust; default those of Node, which NODE_EXTRA_CA_CERTS adds to. */
  readonly authorities?: string
  /** Bytes of a mail that is read whole; of a larger one the beginning is. Default 64 MB. */
  readonly wholeBytes?: number
}

/** INBOX-7: a mailbox over IMAP4rev1. Each round has a connection of its own, so that a broken one costs one round. */
export function createImapMailbox(options: ImapOptions): Mailbox {
  const { clock, reader, wholeBytes = WHOLE_BYTES } = options
  const left = new Map<number, number>()
  const marks = createReadingMarks(clock)
  return patientMailbox(async (take, signal) => {
    const client = clientOf(options)
    let isReading = false
    let closing: NodeJS.Timeout | undefined
    // A mail in hand is stored, or its mark taken off, first.
    const stop = () => {
      closing = setTimeout(() => client.close(), isReading ? GRACE_MS : 0)
    }
    signal?.addEventListener('abort', stop)
    // Without a listener an error of the socket would end the process; the command under way rejects with it too.
    client.on('error', () => {})
    try {
      await client.connect()
      await client.mailboxOpen(options.address.folder)
      isReading = true
      await readRound(client, { reader, wholeBytes, marks, left, take, signal })
      const flagged = (await client.search({ flagged: true, seen: true }, { uid: true })) || []
      await client.logout()
      return flagged.length
    } catch (error) {
      throw asGatewayError(error)
    } finally {
      signal?.removeEventListener('abort', stop)
      clearTimeout(closing)
      client.close()
    }
  }, clock)
}

const WHOLE_BYTES = 64 * 1024 * 1024
const GRACE_MS = 5_000

function clientOf({ address, password, authorities, silence = 30_000 }: ImapOptions): ImapFlow {
  const { host, port, secure, user } = address
  return new ImapFlow({
    host,
    port,
    secure,
    ...(secure || LOOPBACK.has(host) ? {} : { doSTARTTLS: true }),
    ...(authorities === undefined ? {} : { tls: { ca: authorities } }),
    auth: { user, pass: password },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: silence,
    greetingTimeout: silence,
    socketTimeout: silence,
  })
}

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

function asGatewayError(error: unknown): GatewayError {
  const fault = error as {
    readonly message?: string
    readonly responseText?: string
    readonly authenticationFailed?: boolean
  }
  const reason = fault.authenticationFailed ? 'the server refuses the user or the password' : fault.responseText
  return new GatewayError('mailbox', reason ?? fault.message ?? String(error), { cause: error })
}
