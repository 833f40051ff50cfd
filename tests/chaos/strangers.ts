import { request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { TestImapServer } from '#gateways/mailbox/testing/imap-server.ts'
import { HOSTILE_SOURCES, HOSTILE_TEXTS, mailSource, postedMail, UNREADABLE } from './hostile-mails.ts'
import { leadOf } from './storm.ts'

export interface StrangersOptions {
  readonly port: number
  /** The dealer's host, and the console's. */
  readonly host: string
  readonly consoleHost: string
  /** The address of a conversation of the dealer. */
  readonly address: string
  readonly mailSecret: string
}

/** What strangers were told. */
export interface Told {
  /** Lead ids by submission id. */
  readonly leads: Readonly<Record<string, string>>
  /** Ids of posted mails, by what was answered: 'stored', 'unknown', 'set-aside', or a status. */
  readonly mails: Readonly<Record<string, readonly string[]>>
  /** Ids of the mails that were put into the mailbox for the conversation, and how many there are in all. */
  readonly boxed: readonly string[]
  readonly boxedInAll: number
  /** Numbers of the mails that nobody can read in time. */
  readonly unreadable: readonly number[]
  /** How often each kind of attack was answered, by status. */
  readonly answers: Readonly<Record<string, Readonly<Record<string, number>>>>
}

const LEADS_OF_A_BURST = 150
const ADDRESSES_OF_A_BURST = 3
const BETWEEN_BURSTS_MS = 10_000
/** Slow senders at once, who send a byte in this time. */
const SLOW = 60
const SLOW_MS = 3_000
const FILE_BYTES = 30_000_000

/** Begins every attack at once; the result stops them all, and says what was answered. */
export function startStrangers(
  { port, host, consoleHost, address, mailSecret }: StrangersOptions,
  mailbox: Pick<TestImapServer, 'add'>,
): () => Promise<Told> {
  const leads: Record<string, string> = {}
  const mails: Record<string, string[]> = {}
  const boxed: string[] = []
  let boxedInAll = 0
  const unreadable: number[] = []
  const answers: Record<string, Record<string, number>> = {}
  const stopping = new AbortController()
  let turn = 0

  const send = async (kind: string, what: Sent) => {
    const answer = await sent({ port, ...what })
    answers[kind] ??= {}
    answers[kind][answer.status] = (answers[kind][answer.status] ?? 0) + 1
    return answer
  }

  async function postMails(): Promise<void> {
    const texts = Object.values(HOSTILE_TEXTS)
    const password = Buffer.from(`forecourt:${mailSecret}`).toString('base64')
    const headers = { Host: host, Authorization: `Basic ${password}`, 'Content-Type': 'application/json' }
    for (let count = 0; ; count += 1) {
      turn += 1
      const id = `posted-${turn}`
      const to = count % 2 === 0 ? address : 'nobody.000@reply.forecourt.example'
      const body = postedMail({ id, to, text: texts[count % texts.length] ?? '' })
      const { status, text } = await send('mail', { path: '/webhooks/mail', headers, body })
      const told = status === '200' ? JSON.parse(text).received : status
      mails[told] = [...(mails[told] ?? []), id]
      await rest(200)
    }
  }

  async function fillMailbox(): Promise<void> {
    const add = (id: string, to: string, rest: string) => {
      boxedInAll += 1
      if (to === address) boxed.push(id)
      return mailbox.add(mailSource({ id, to, rest }))
    }
    unreadable.push(add('unreadable', address, UNREADABLE))
    for (let count = 0; ; count += 1) {
      for (const [place, source] of Object.values(HOSTILE_SOURCES).entries()) {
        add(`boxed-${count}-${place}`, address, source())
        add(`nobody-${count}-${place}`, 'nobody.000@reply.forecourt.example', source())
      }
      add(`friday-${count}`, address, '\nFriday at ten?\n')
      await rest(20_000)
    }
  }

  async function filter(): Promise<void> {
    const filters = ['make:Kia', '"price"', 'NOT '].map((begin) => begin + ' '.repeat(3_990))
    for (let count = 0; ; count += 1) {
      const requests = Array.from({ length: 15 }, () => ({ indexName: 'x', filters: filters[count % 3] }))
      const headers = { Host: host, 'Content-Type': 'application/json' }
      await send('filters', { path: '/api/search/queries', headers, body: JSON.stringify({ requests }) })
      await rest(20)
    }
  }

  async function redirect(): Promise<void> {
    for (let count = 0; ; count += 1) {
      const path = `/old/${['%2e/', '%20', '%E9', 'a/../', '%25'][count % 5]?.repeat(2_000)}`
      await send('redirects', { path, headers: { Host: host } })
      await rest(20)
    }
  }

  async function upload(): Promise<void> {
    const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="film.pdf"\r\n\r\n'
    const body = Buffer.alloc(FILE_BYTES, head, 'latin1')
    const headers = { Host: consoleHost, Origin: `http://${consoleHost}`, ...MULTIPART }
    for (;;) {
      await send('uploads', { path: '/leads/nonsense/reply', headers, body })
      await rest(200)
    }
  }

  async function fillForms(): Promise<void> {
    const headers = { Host: host, 'Content-Type': 'application/x-www-form-urlencoded' }
    for (let count = 0; ; count += 1) {
      const body = `name=${'%F0%9F%98%80'.repeat(1 + ((count * 97) % 1_200))}`
      await send('forms', { path: '/contact-us', headers, body })
      await rest(20)
    }
  }

  async function burst(): Promise<void> {
    for (let count = 0; ; count += 1) {
      await Promise.all(
        Array.from({ length: LEADS_OF_A_BURST }, async (_, place) => {
          const id = `burst-${count}-${place}`
          const from = `198.51.${count % 250}.${place % ADDRESSES_OF_A_BURST}`
          const headers = { Host: host, 'Content-Type': 'application/json', 'X-Forwarded-For': from }
          const body = JSON.stringify(leadOf(id, count * LEADS_OF_A_BURST + place))
          const { status, text } = await send('leads', { path: '/api/leads', headers, body })
          if (status === '201') leads[id] = JSON.parse(text).lead_id
        }),
      )
      await rest(BETWEEN_BURSTS_MS)
    }
  }

  /** Holds a connection with a body that hardly comes. */
  async function trickle(place: number): Promise<void> {
    const [to, path] = place % 2 === 0 ? [consoleHost, '/leads/nonsense/reply'] : [host, '/contact-us']
    for (;;) {
      const socket = connect(port, '127.0.0.1').on('error', () => {})
      const ended = new Promise((resolve) => socket.on('close', resolve))
      socket
        .resume()
        .write(
          `POST ${path} HTTP/1.1\r\nHost: ${to}\r\nOrigin: http://${to}\r\nContent-Type: multipart/form-data; boundary=x\r\n` +
            `Content-Length: ${FILE_BYTES}\r\nX-Forwarded-For: ${anyAddress(place)}\r\n\r\n`,
        )
      const bytes = setInterval(() => socket.write('x'), SLOW_MS)
      const stop = () => socket.destroy()
      stopping.signal.addEventListener('abort', stop)
      await ended
      stopping.signal.removeEventListener('abort', stop)
      clearInterval(bytes)
      await rest(100)
    }
  }

  /** Throws once all stop. */
  const rest = (ms: number) => pause(ms, undefined, { signal: stopping.signal })

  const attacks = [
    ...[postMails, postMails, fillMailbox, filter, filter, redirect, upload, upload, upload, fillForms, burst],
    ...Array.from({ length: SLOW }, (_, place) => () => trickle(place)),
  ].map((attack) =>
    attack().catch((error: unknown) => {
      if (!stopping.signal.aborted) throw error
    }),
  )
  return async () => {
    stopping.abort()
    await Promise.all(attacks)
    return { leads, mails, boxed, boxedInAll, unreadable, answers }
  }
}

const MULTIPART = { 'Content-Type': 'multipart/form-data; boundary=x' } as const
const ANSWER_WITHIN_MS = 60_000

/** One of a few, so that no limit of an address holds the others back. */
const anyAddress = (place: number) => `203.0.113.${place % 250}`
let asked = 0

interface Sent {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}

/** The status, or why there is none, and the text of the answer. */
function sent({ port, path, headers, body }: Sent & { readonly port: number }) {
  asked += 1
  const from = { 'X-Forwarded-For': anyAddress(asked), ...headers }
  return new Promise<{ readonly status: string; readonly text: string }>((resolve) => {
    const failed = (error: NodeJS.ErrnoException) => resolve({ status: error.code ?? error.message, text: '' })
    const method = body === undefined ? 'GET' : 'POST'
    const post = request({ host: '127.0.0.1', port, path, method, headers: from, agent: false }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (data) => {
        text += data
      })
      response.on('end', () => {
        resolve({ status: String(response.statusCode), text })
        post.destroy()
      })
      response.on('error', failed)
    })
    post.setTimeout(ANSWER_WITHIN_MS, () => post.destroy(new Error('no answer')))
    post.on('error', failed)
    post.end(body)
  })
}
