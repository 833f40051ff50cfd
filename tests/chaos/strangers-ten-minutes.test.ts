import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { smallSite } from '#fixtures/site/small-site.ts'
import { IMAP_PASSWORD } from '#gateways/mailbox/testing/imap-server.ts'
import { type DatabasePlace, openDatabase } from '#storage/database/database.ts'
import { type RunningServer, startServer } from '../browser/running-server.ts'
import { liveBytes, MEASURED } from './live-memory.ts'
import { followLog } from './log-lines.ts'
import { type OwnPostgres, startPostgres } from './own-postgres.ts'
import { measureWaits } from './page-waits.ts'
import { ask, leadOf } from './storm.ts'
import { HOST, SLUG, writeStormSite } from './storm-site.ts'
import type { Told } from './strangers.ts'

/** A release takes 600. */
const SECONDS = Number(process.env['STRANGERS_SECONDS'] ?? 60)
const QUIET_SECONDS = 15
/** H4-6: what another dealer's visitors may wait, or ten times what they wait without strangers. */
const P99_MS = 200
const TIMES_QUIET = 10
/** Bytes of bodies that a process may hold (body-limits.ts); the collector may not have met as many again. */
const BODIES = 256 * 1024 * 1024

const RIVAL = { host: 'www.rival.example', paths: ['/', '/search', '/contact-us', '/api/search?make=Toyota'] } as const
const MAIL_SECRET = 'a secret of the tests'
const REPLY_DOMAIN = 'reply.forecourt.example'

let folder: string
let postgres: OwnPostgres | null = null
let server: RunningServer | null = null
let strangers: ChildProcess
let mailboxPort: number
const setAside: { readonly uid?: number; readonly bytes?: number }[] = []

beforeEach(async () => {
  setAside.length = 0
  folder = await mkdtemp(join(tmpdir(), 'forecourt-strangers-'))
  await writeStormSite(join(folder, 'sites'))
  await mkdir(join(folder, 'sites', 'rival'))
  const rival = smallSite({ slug: 'rival', id: 'rival', hostnames: [RIVAL.host] })
  await writeFile(join(folder, 'sites', 'rival', 'site.json'), JSON.stringify(rival))
  strangers = fork(join(import.meta.dirname, 'strangers-process.ts'), { execArgv: [] })
  mailboxPort = await told<number>()
})
afterEach(async () => {
  strangers.kill('SIGKILL')
  await server?.stop('SIGKILL')
  await postgres?.stop()
  await rm(folder, { recursive: true, force: true })
  server = null
  postgres = null
})

it.each(['the embedded database', 'Postgres'])(
  'H4-1 to H4-7 strangers do all they can at once, on %s: another dealer’s visitors hardly wait, and nothing acknowledged is lost',
  async (database) => {
    if (database === 'Postgres') postgres = await startPostgres()
    const place: DatabasePlace = postgres ? { databaseUrl: postgres.url() } : { dataFolder: join(folder, 'data') }
    const address = await conversationAddress(place)
    const running = await start()
    followLog(running, (line: { readonly msg: string; readonly uid?: number; readonly bytes?: number }) => {
      if (line.msg === 'mail set aside unread') setAside.push(line)
    })
    await waitsWithin(running, 2)
    const quiet = await waitsWithin(running, QUIET_SECONDS)
    const [rss, live] = [await memory(running), await liveBytes(running)]

    const consoleHost = 'console.localhost'
    strangers.send({ port: running.port, host: HOST, consoleHost, address, mailSecret: MAIL_SECRET })
    let highest = 0
    const looks = setInterval(async () => {
      highest = Math.max(highest, await memory(running).catch(() => 0))
    }, 500)
    const hostile = await waitsWithin(running, SECONDS)
    clearInterval(looks)
    strangers.send('stop')
    const acknowledged = await told<Told>()
    console.log(`${database}: quiet ${JSON.stringify(quiet)}, meanwhile ${JSON.stringify(hostile)}`)
    const { leads, mails, boxed, boxedInAll, unreadable, answers } = acknowledged
    const box = () => {
      strangers.send('mailbox')
      return told<{ readonly seen: number; readonly flagged: readonly number[] }>()
    }
    await expect
      .poll(async () => (await box()).seen, { timeout: (SECONDS * 2 + 400) * 1_000, interval: 1_000 })
      .toBe(boxedInAll)
    const { flagged } = await box()
    const more = { peak: mb(highest - rss), live: mb((await liveBytes(running)) - live) }
    const counts = Object.entries(mails).map(([word, ids]) => `${ids.length} ${word}`)
    console.log(
      [
        `${database}, ${SECONDS} s. Another dealer’s pages, ms: quiet ${JSON.stringify(quiet)}, meanwhile ${JSON.stringify(hostile)}`,
        `memory before ${mb(rss)} MB, more: ${JSON.stringify(more)}`,
        `acknowledged: ${Object.keys(leads).length} leads; posted mails: ${counts.join(', ')}; ${boxedInAll} mails of the mailbox, ${flagged.length} set aside`,
        `answers ${JSON.stringify(answers)}`,
      ].join('\n'),
    )
    expect(hostile.failed).toBe(0)
    expect(highest - rss).toBeLessThan(2 * BODIES)
    expect(more.live).toBeLessThan(mb(BODIES))
    // Each is set aside once, with a mark; what nobody can read in time is.
    const uids = setAside.flatMap(({ uid }) => uid ?? [])
    expect(uids.toSorted((one, other) => one - other)).toEqual(flagged)
    expect(flagged).toEqual(expect.arrayContaining([...unreadable]))
    expect(setAside.length - uids.length).toBe(mails['set-aside']?.length ?? 0)

    expect(await running.end()).toBe(0)
    server = null
    expect(Object.keys(leads).length).toBeGreaterThan(0)
    expect(mails['stored']?.length).toBeGreaterThan(0)
    const stored = await storedIn(place)
    expect(Object.entries(leads).filter(([id, lead]) => stored.leads.get(id) !== lead)).toEqual([])
    const once = (id: string) => stored.subjects.filter((subject) => subject === id).length === 1
    expect([...(mails['stored'] ?? []), ...boxed].filter((id) => !once(id))).toEqual([])
    expect(hostile.p99).toBeLessThan(Math.max(P99_MS, TIMES_QUIET * quiet.p99))
  },
  (SECONDS * 3 + 840) * 1_000,
)

async function start(): Promise<RunningServer> {
  server = await startServer(
    {
      SITES_DIR: join(folder, 'sites'),
      DATABASE_URL: postgres?.url() ?? '',
      TRUST_PROXY: '1',
      FORMS_PER_MINUTE: '60',
      REPLY_DOMAIN,
      INBOUND_MAIL_SECRET: MAIL_SECRET,
      INBOUND_IMAP_URL: `imap://replies@127.0.0.1:${mailboxPort}/INBOX`,
      INBOUND_IMAP_PASSWORD: IMAP_PASSWORD,
      LOG_LEVEL: 'error',
      ...MEASURED,
    },
    join(folder, 'data'),
  )
  return server
}

/** The address of a new buyer's conversation. */
async function conversationAddress(place: DatabasePlace): Promise<string> {
  const first = await start()
  expect((await ask(first, '/api/leads', leadOf('first', 1)))?.status).toBe(201)
  await first.end()
  const storage = await openDatabase(place)
  try {
    const { rows } = await storage.rawDatabase().executeSql('select token from conversations')
    return `${SLUG}.${(rows as { token: string }[])[0]?.token}@${REPLY_DOMAIN}`
  } finally {
    await storage.close()
  }
}

async function waitsWithin({ port }: RunningServer, seconds: number) {
  const visits = measureWaits({ port, ...RIVAL })
  await pause(seconds * 1_000)
  return visits.stop()
}

/** Resident bytes of the server. */
async function memory({ operationsPort }: RunningServer): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${operationsPort}/metrics`)).text()
  return Number(/^forecourt_process_memory_bytes\{.*\} (\S+)$/m.exec(text)?.[1])
}

async function storedIn(place: DatabasePlace) {
  const storage = await openDatabase(place)
  try {
    const leads = await storage.forSite({ slug: SLUG }).leads.list({})
    const { rows } = await storage.rawDatabase().executeSql('select subject from conversation_mails')
    return {
      leads: new Map(leads.map(({ submissionId, id }) => [submissionId, id])),
      subjects: (rows as { subject: string }[]).map(({ subject }) => subject),
    }
  } finally {
    await storage.close()
  }
}

async function told<Message>(): Promise<Message> {
  return ((await once(strangers, 'message')) as [Message])[0]
}

const mb = (bytes: number) => Math.round(bytes / 1_000_000)
