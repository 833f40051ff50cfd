import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'

/** How a mail server answers. `silent` accepts connections and sends nothing. */
export type Mood = 'well' | 'busy-at-rcpt' | 'refuses-sender' | 'refuses-content' | 'slow' | 'silent'

/** A mail that arrived; one entry per recipient. */
export interface ArrivedMail {
  readonly to: string
  readonly messageId: string
}

/** A mail server whose mood the test sets. */
export interface MoodyMailServer {
  readonly url: string
  readonly arrived: readonly ArrivedMail[]
  /** Connections that met each mood: refused, served slowly, or held. */
  readonly met: Readonly<Record<Mood, number>>
  be(mood: Mood): void
  /** Ends every connection and stops listening: new connections are refused. */
  close(): Promise<void>
  /** Listens again, on the same port. */
  open(): Promise<void>
}

export async function openMoodyMailServer(): Promise<MoodyMailServer> {
  const arrived: ArrivedMail[] = []
  const met: Record<Mood, number> = {
    well: 0,
    'busy-at-rcpt': 0,
    'refuses-sender': 0,
    'refuses-content': 0,
    slow: 0,
    silent: 0,
  }
  let mood: Mood = 'well'
  let server = create()
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo

  function create(): SMTPServer {
    const made = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      closeTimeout: 10,
      onConnect(_session, done) {
        if (mood === 'silent') met.silent += 1
        else void answer('slow', done)
      },
      onMailFrom: (_address, _session, done) => void answer('refuses-sender', done),
      onRcptTo: (_address, _session, done) => void answer('busy-at-rcpt', done),
      onData(stream, { envelope }, done) {
        let text = ''
        stream.setEncoding('utf8')
        stream.on('data', (part) => {
          text += part
        })
        stream.on('end', async () => {
          await answer('refuses-content', (refusal) => {
            const messageId = MESSAGE_ID.exec(text)?.[1] ?? ''
            if (!refusal) for (const { address } of envelope.rcptTo) arrived.push({ to: address, messageId })
            done(refusal)
          })
        })
      },
    })
    // A killed process drops its connections.
    made.on('error', () => {})
    return made
  }

  /** Refuses if the server is in the mood that has trouble at this step. */
  async function answer(troubledIn: Mood, done: (refusal?: Error) => void): Promise<void> {
    const now = mood
    const isTroubled = now === troubledIn
    if (isTroubled) met[now] += 1
    if (now === 'slow') await pause(SLOW_MS)
    done(isTroubled ? REFUSALS[now] : undefined)
  }

  return {
    url: `smtp://127.0.0.1:${port}`,
    arrived,
    met,
    be(next) {
      mood = next
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
    async open() {
      server = create()
      server.listen(port, '127.0.0.1')
      await once(server.server, 'listening')
    },
  }
}

/** Delay at each step of a mail. */
const SLOW_MS = 100
const REFUSALS: Readonly<Partial<Record<Mood, Error>>> = {
  'busy-at-rcpt': refusal(451, '4.7.1 greylisted, try later'),
  'refuses-sender': refusal(554, '5.7.1 sender on a block list'),
  'refuses-content': refusal(554, '5.6.0 content refused'),
}
const MESSAGE_ID = /^Message-ID:\s+<([^>]+)>/im

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}
