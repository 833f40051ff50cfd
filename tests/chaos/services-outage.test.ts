import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startS3 } from '#gateways/objects/testing.ts'
import { startHttpServer, type TestHttpServer } from '#gateways/testing/http-server.ts'
import { type RunningServer, startServer } from '../browser/running-server.ts'
import { followLog } from './log-lines.ts'
import { type MoodyMailServer, openMoodyMailServer } from './moody-mail-server.ts'
import { type OwnPostgres, startPostgres } from './own-postgres.ts'
import { SLUG, STORM_LIMITS, writeStormSite } from './storm-site.ts'
import { openWire, type TroubledWire } from './troubled-wire.ts'

/** Sent while a service is away, and how many of them for each line of the log that a person reads. */
const LEADS = 40
const LEADS_FOR_EACH = 4
/** Calls to a service that failed rest for half a minute and longer. */
const PATIENT = { timeout: 240_000 } as const
/** What a person reads: a lead that is stored or delivered is no news of an outage. */
const WARN = 40

interface Line {
  readonly level: number
  readonly msg: string
  readonly writer?: string
}

let folder: string
let postgres: OwnPostgres
let mail: MoodyMailServer
let s3: Awaited<ReturnType<typeof startS3>>
/** Says only that it is well: no search is asked here. */
let cluster: TestHttpServer
let storeWire: TroubledWire
let clusterWire: TroubledWire
let server: RunningServer
let lines: Line[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-services-'))
  await writeStormSite(join(folder, 'sites'))
  postgres = await startPostgres()
  mail = await openMoodyMailServer()
  s3 = await startS3()
  cluster = await startHttpServer((_call, response) => response.end('{"status":"green"}'))
  storeWire = await openWire(Number(new URL(s3.url).port))
  clusterWire = await openWire(Number(new URL(cluster.origin).port))
  server = await startServer(
    {
      ...STORM_LIMITS,
      DATABASE_URL: postgres.url(),
      OBJECTS_URL: s3.url.replace(/:\d+\/forecourt/, `:${storeWire.port}/forecourt`),
      OPENSEARCH_URL: `http://127.0.0.1:${clusterWire.port}`,
      SMTP_URL: mail.url,
      SITES_DIR: join(folder, 'sites'),
      PROCESSES: '2',
      LOG_LEVEL: 'info',
    },
    join(folder, 'data'),
  )
  followLog(server, (line: (typeof lines)[number]) => lines.push(line))
})
afterAll(async () => {
  await server?.stop('SIGKILL')
  for (const each of [storeWire, clusterWire, mail, s3, cluster]) await each?.close()
  await postgres?.stop()
  await rm(folder, { recursive: true, force: true })
})

const SERVICES = [
  {
    away: /^the mail service is away/,
    back: /^the mail service is back/,
    go: () => mail.close(),
    come: () => mail.open(),
  },
  {
    away: /^the object store is away/,
    back: /^the object store is back/,
    go: () => storeWire.down(),
    come: () => storeWire.mend(),
  },
  {
    away: /^the search cluster is away/,
    back: /^the search cluster is back/,
    go: () => clusterWire.down(),
    come: () => clusterWire.mend(),
  },
  {
    away: /^the search cluster is away/,
    back: /^the search cluster is back/,
    go: () => clusterWire.hold(),
    come: () => clusterWire.flow(),
  },
]
it.each(SERVICES)(
  'O-B4 C-7 each process says once $away, though leads go on, and once that it is back',
  async (service) => {
    expect(await enquire()).toBe(303)
    await expect.poll(warnings, PATIENT).toEqual([])
    lines = []
    await service.go()
    await expect.poll(async () => (await enquire()) && writersOf(service.away), PATIENT).not.toEqual([])
    for (let lead = 0; lead < LEADS; lead += 1) expect(await enquire()).toBe(303)
    await service.come()
    const isOver = async () => (await enquire()) && `${writersOf(service.back)}` === `${writersOf(service.away)}`
    await expect.poll(isOver, PATIENT).toBe(true)
    const told = lines.filter(({ level }) => level >= WARN)
    expect(new Set(writersOf(service.away)).size, 'once each').toBe(writersOf(service.away).length)
    expect(told.length, told.map(({ msg }) => msg).join('\n')).toBeLessThanOrEqual(LEADS / LEADS_FOR_EACH)
    expect(told.filter(({ writer }) => !/^(main|process [12])$/.test(writer ?? ''))).toEqual([])
  },
  600_000,
)

async function warnings(): Promise<readonly string[]> {
  return (await (await fetch(`http://127.0.0.1:${server.operationsPort}/readyz`)).json()).warnings
}

function writersOf(sentence: RegExp): readonly (string | undefined)[] {
  return lines
    .filter(({ msg }) => sentence.test(msg))
    .map(({ writer }) => writer)
    .sort()
}

let sent = 0

/** Another buyer each time: a second enquiry of the same one is no new lead. */
function fields() {
  sent += 1
  return {
    name: 'Jo',
    last_name: 'Ng',
    email: `jo${sent}@mail.example`,
    phone: `0412${String(345_000 + sent)}`,
    postcode: '4000',
    message: `Hi ${sent}`,
  }
}

/** Sends a lead; the status. Not every system resolves *.localhost. */
function enquire(): Promise<number> {
  const host = `${SLUG}.localhost:${server.port}`
  return new Promise((resolve, reject) => {
    const asked = request({
      host: '127.0.0.1',
      port: server.port,
      path: '/contact-us',
      method: 'POST',
      headers: { Host: host, Origin: `http://${host}`, 'Content-Type': 'application/x-www-form-urlencoded' },
    })
    asked.once('error', reject)
    asked.once('response', (answer) => answer.resume().once('end', () => resolve(answer.statusCode ?? 0)))
    asked.end(new URLSearchParams(fields()).toString())
  })
}
