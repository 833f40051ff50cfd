// node bench/storm.ts [--minutes 2] [--per-minute 2000]: leads from 50 connections while the server is killed three
// times (SIGKILL), to an SMTP server that defers some mails and a webhook that fails now and then. A client without an
// answer sends the same form again, like a visitor. Expected at the end: acknowledged = stored = delivered to each
// destination, none twice.

import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { SMTPServer } from 'smtp-server'
import { startHttpServer } from '#gateways/testing/http-server.ts'
import { sampleLocation, sampleSite } from '#operations/testing/sample-data.ts'
import { openDatabase } from '#storage/database/database.ts'
import { type RunningServer, startServer } from '../tests/browser/running-server.ts'
import { quantile, timed } from './parts/measure.ts'
import { compareWithBound, size } from './parts/smallest.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: size('minutes', '2', '0.1') },
    'per-minute': { type: 'string', default: size('leads a minute', '2000', '400') },
  },
})
const TOTAL = Math.round(Number(values.minutes) * Number(values['per-minute']))
const SECONDS = Number(values.minutes) * 60
const CONNECTIONS = 50
const KILLS = size('kills', 3, 1)
const SITE = 'storm'
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })

/** Number of deliveries, by Message-ID or Idempotency-Key. */
const mails = new Map<string, number>()
const hooks = new Map<string, number>()
const count = (taken: Map<string, number>, key: string) => taken.set(key, (taken.get(key) ?? 0) + 1)

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    let text = ''
    stream.on('data', (part) => {
      text += String(part)
    })
    stream.on('end', () => {
      const id = /^Message-ID:\s+<([^>]+)>/im.exec(text)?.[1] ?? ''
      // One in twenty is deferred at its first attempt.
      if (!mails.has(id) && !putOff.has(id) && id.charCodeAt(6) % 20 === 0) {
        putOff.add(id)
        return done(Object.assign(new Error('greylisted, try again'), { responseCode: 451 }))
      }
      count(mails, id)
      return done()
    })
  },
})
const putOff = new Set<string>()
// Connections of a killed server fail.
smtp.on('error', () => {})
smtp.listen(0, '127.0.0.1')
await once(smtp.server, 'listening')
const hook = await startHttpServer(({ headers }, response, number) => {
  if (number % 25 === 0) return response.writeHead(500).end()
  count(hooks, String(headers['idempotency-key']))
  return response.writeHead(200).end()
})

const folder = await mkdtemp(join(tmpdir(), 'forecourt-storm-'))
await mkdir(join(folder, 'sites', SITE), { recursive: true })
await writeFile(
  join(folder, 'sites', SITE, 'site.json'),
  JSON.stringify({
    ...sampleSite({ slug: SITE, locations: [sampleLocation()] }),
    delivery: { confirmBuyer: false, destinations: [{ kind: 'webhook', url: `${hook.origin}/leads`, account: 'crm' }] },
  }),
)
const environment = {
  SITES_DIR: join(folder, 'sites'),
  SMTP_URL: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
  WEBHOOK_SECRET_CRM: 'a secret for the storm',
  WEBHOOKS_INSIDE: '1',
  FORMS_PER_MINUTE: '1000000',
  LOG_LEVEL: 'silent',
}

const data = join(folder, 'data')
let server: RunningServer = await startServer(environment, data)
const began = performance.now()
const acknowledged = new Map<string, string>()
const times: number[] = []
let tries = 0

await Promise.all([storm(), killer()])
const took = (performance.now() - began) / 1000
console.log(
  `${TOTAL} leads in ${took.toFixed(1)} s, ${tries} attempts, ${KILLS} kills; waiting for deferred deliveries …`,
)
// A deferred mail is tried again after minutes, for which the smallest size does not wait.
const MOST_SECONDS = size('seconds for deliveries', 600, 10)
for (let waited = 0; waited < MOST_SECONDS && (mails.size < TOTAL || hooks.size < TOTAL); waited += 1) await pause(1000)
await server.stop()
const storage = await openDatabase({ dataFolder: data })
const stored = await storage.forSite({ slug: SITE }).leads.list({})
await storage.close()
const ids = new Set(acknowledged.values())
const kept = stored.filter(({ id }) => ids.has(id)).length
console.table({
  acknowledged: acknowledged.size,
  stored: stored.length,
  'stored and acknowledged': kept,
  'delivered by mail': mails.size,
  'mails that came twice (same Message-ID)': [...mails.values()].filter((times) => times > 1).length,
  'delivered by webhook': hooks.size,
  'calls that came twice (same key)': [...hooks.values()].filter((times) => times > 1).length,
  'acknowledged after, p50 ms': Math.round(quantile(times, 0.5)),
  'acknowledged after, p99 ms': Math.round(quantile(times, 0.99)),
})
compareWithBound('leads kept, of those acknowledged', kept / acknowledged.size, { atLeast: 1 })
await hook.close()
smtp.close()
agent.destroy()
await rm(folder, { recursive: true, force: true })

/** Each connection sends its leads in turn, at a pace that adds up to `--per-minute`. */
async function storm() {
  let next = 0
  const connection = async () => {
    while (next < TOTAL) {
      const number = next
      next += 1
      const due = (number / TOTAL) * SECONDS * 1000
      await pause(Math.max(0, due - (performance.now() - began)))
      const submissionId = `storm-${number}`
      const ms = await timed(async () => acknowledged.set(submissionId, await untilAcknowledged(submissionId)))
      times.push(ms)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, connection))
}

async function killer() {
  for (let kill = 1; kill <= KILLS; kill += 1) {
    await pause(Math.max(0, (kill / (KILLS + 1)) * SECONDS * 1000 - (performance.now() - began)))
    const ended = once(server.process, 'exit')
    server.process.kill('SIGKILL')
    await ended
    server = await startServer(environment, data)
  }
}

async function untilAcknowledged(submissionId: string): Promise<string> {
  for (;;) {
    tries += 1
    const id = await submit(submissionId).catch(() => null)
    if (id !== null) return id
    await pause(200)
  }
}

function submit(submissionId: string): Promise<string> {
  const body = JSON.stringify({
    name: 'Jo',
    last_name: 'Nguyen',
    email: 'jo@mail.example',
    phone: '0412 345 678',
    postcode: '4000',
    message: 'Is it still there?',
    category: 'General Enquiry',
    submission_id: submissionId,
  })
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const asked = request(
    {
      agent,
      host: '127.0.0.1',
      port: server.port,
      path: '/api/leads',
      method: 'POST',
      headers: { Host: `${SITE}.localhost:${server.port}`, 'Content-Type': 'application/json' },
    },
    (response) => {
      let text = ''
      response.on('data', (part) => {
        text += String(part)
      })
      response.on('error', reject)
      response.on('end', () => {
        if (response.statusCode === 201) resolve((JSON.parse(text) as { lead_id: string }).lead_id)
        else reject(new Error(`${response.statusCode} ${text}`))
      })
    },
  )
  asked.on('error', reject)
  asked.end(body)
  return promise
}
