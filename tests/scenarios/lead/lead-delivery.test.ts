import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createSmtpMailer } from '#gateways/mail/smtp.ts'
import { createTwilioSms } from '#gateways/sms/twilio.ts'
import { type ReceivedCall, startHttpServer, type TestHttpServer } from '#gateways/testing/http-server.ts'
import { createHttpWebhook } from '#gateways/webhook/http-webhook.ts'
import { listLeads } from '#operations/lead/list-leads.ts'
import { submitLead } from '#operations/lead/submit-lead.ts'
import type { Platform } from '#operations/platform.ts'
import { sweepDeliveries } from '#operations/sending/sweep-deliveries.ts'
import { requestOn } from '#operations/site-request.ts'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '#operations/testing.ts'
import { everyNth } from '../../setup/proof.ts'

/**
 * FORM-13, FIELD-1: delivery of leads to real servers that fail in every way for a while. The test controls the clock,
 * so an hour passes at once. A dealer sees what the servers received, after repeats with the same key are merged.
 */
const LEADS = 3
/**
 * Timeouts in ms: short for a server that hangs, since the test waits in real time; long for the others, which end each call
 * themselves and may be slow on a busy machine.
 */
const PATIENCE = { hanging: 150, answering: 600_000 }

/** How a dealer's server behaves at an attempt (the first is 1). */
type Mood = 'well' | 'refuses' | 'hangs' | 'drops half way' | 'is ill' | 'loses the answer'

let platform: TestPlatform
let mood: () => Mood
let smtp: SMTPServer
let http: TestHttpServer
/** Keys of what arrived; readers recognise repeats by them. */
let mails: string[]
let hooks: string[]
let texts: { to: string; body: string; status: string }[]

beforeEach(async () => {
  mails = []
  hooks = []
  texts = []
  mood = () => 'well'
  smtp = mailServer()
  smtp.listen(0, '127.0.0.1')
  await once(smtp.server, 'listening')
  http = await startHttpServer((call, response) => answer(call, response))
  const site = sampleSite({
    delivery: {
      confirmBuyer: false,
      destinations: [
        { kind: 'webhook', url: `${http.origin}/leads`, account: 'crm' },
        { kind: 'sms', to: '+61400111222' },
      ],
    },
  })
  platform = await createTestPlatform({ sites: [site] })
})
afterEach(async () => {
  await platform.close()
  await http.close()
  await new Promise<void>((resolve) => smtp.close(() => resolve()))
})

/** Runs `work` on a platform with real gateways to those servers. */
async function withReal(silence: number, work: (real: Platform) => Promise<unknown>): Promise<void> {
  const { port } = smtp.server.address() as AddressInfo
  const mailer = createSmtpMailer({
    url: `smtp://127.0.0.1:${port}`,
    sender: 'website@forecourt.example',
    silence,
  })
  const webhooks = createHttpWebhook({ secrets: { crm: 'secret' }, insideToo: true, deadline: silence })
  const url = http.origin.replace('//', '//AC1:token@')
  const sms = createTwilioSms({ url, from: '+61400000000', deadline: silence })
  await work({ ...platform, mailer, webhooks, sms })
  await mailer.close()
}

const TROUBLES: readonly Exclude<Mood, 'well'>[] = ['refuses', 'hangs', 'drops half way', 'is ill', 'loses the answer']

it.each(everyNth(TROUBLES, 2))(
  'FORM-13 a dealer’s server that %s for an hour gets every lead, and shows none twice',
  async (trouble) => {
    const until = platform.clock.now().getTime() + 60 * 60_000
    mood = () => (platform.clock.now().getTime() < until ? trouble : 'well')
    const site = platform.site('yard')
    for (let number = 0; number < LEADS; number += 1) {
      const form = { name: `Jo ${number}`, last_name: 'Nguyen', email: 'jo@mail.example', phone: '0412345678' }
      const visit = { origin: 'https://cars.example', path: '/', pageId: null, userAgent: null }
      await submitLead(requestOn(platform, site), { ...form, postcode: '4000', message: 'Hi' }, visit)
    }
    // Attempts after 1, 2, 4, 8, 16 and 32 minutes: the last one is after the hour.
    for (const minutes of [0, 1, 2, 4, 8, 16, 32]) {
      platform.clock.pass(minutes)
      const patience = mood() === 'hangs' ? PATIENCE.hanging : PATIENCE.answering
      await withReal(patience, (real) => sweepDeliveries(real, ['yard']))
    }
    expect(await listLeads(requestOn(platform, site), {})).toMatchObject(
      Array.from({ length: LEADS }, () => ({ state: 'sent' })),
    )
    for (const shown of [mails, hooks, texts.map(({ body }) => body)]) expect(new Set(shown).size).toBe(LEADS)
    // A text message has no key by which a phone recognises a repeat, so it must be sent once.
    expect(texts).toHaveLength(LEADS)
    // If an answer was lost the server has the lead more than once, with one key; else once.
    if (trouble !== 'loses the answer') expect([mails.length, hooks.length]).toEqual([LEADS, LEADS])
    else expect(mails.length).toBeGreaterThan(LEADS)
  },
)

function mailServer(): SMTPServer {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 50,
    onConnect(_session, done) {
      if (mood() === 'refuses') return done(Object.assign(new Error('go away'), { responseCode: 554 }))
      if (mood() === 'hangs') return
      return done()
    },
    onData(stream, session, done) {
      const now = mood()
      let text = ''
      stream.on('data', (part) => {
        text += String(part)
        if (now === 'drops half way') cut(session)
      })
      stream.on('end', () => {
        if (now === 'is ill') return done(Object.assign(new Error('out of order'), { responseCode: 451 }))
        if (now === 'drops half way') return
        mails.push(/^Message-ID:\s+<([^>]+)>/im.exec(text)?.[1] ?? '')
        if (now === 'loses the answer') return cut(session)
        return done()
      })
    },
  })
  // Dropped connections are part of the test.
  server.on('error', () => {})
  return server

  function cut(session: SMTPServerSession) {
    for (const connection of server.connections) {
      if (connection.session.id === session.id) connection._socket.destroy()
    }
  }
}

function answer(call: ReceivedCall, response: ServerResponse): void {
  const now = mood()
  if (now === 'hangs') return
  if (now === 'refuses') return void response.writeHead(403).end()
  if (now === 'is ill') return void response.writeHead(500).end()
  if (now === 'drops half way') {
    response.writeHead(200, { 'Content-Length': '1000' })
    response.write('half')
    return void response.socket?.destroySoon()
  }
  if (call.method === 'GET') return void response.writeHead(200).end(JSON.stringify({ messages: texts }))
  if (call.path === '/leads') hooks.push(String(call.headers['idempotency-key']))
  else {
    const form = new URLSearchParams(call.body)
    texts.push({ to: form.get('To') ?? '', body: form.get('Body') ?? '', status: 'sent' })
  }
  if (now === 'loses the answer') return void response.socket?.destroy()
  response.writeHead(201).end('{}')
}
