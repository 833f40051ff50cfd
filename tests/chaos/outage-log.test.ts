import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RunningServer, startServer } from '../browser/running-server.ts'
import { followLog } from './log-lines.ts'
import { type OwnPostgres, startPostgres } from './own-postgres.ts'
import { SLUG, STORM_LIMITS, writeStormSite } from './storm-site.ts'

/** What meets the outage before it ends, by line of the log. */
const MET = { request: 60, 'job queue failed': 100, 'sweep failed': 10 } as const
/** Lines of the log for each line that a person reads: the others repeat the outage. */
const REPEATS_FOR_EACH = 25
/** Levels above debug that a person reads. */
const INFO = 30

let folder: string
let postgres: OwnPostgres
let server: RunningServer
const lines: { readonly level: number; readonly msg: string }[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-outage-'))
  await writeStormSite(join(folder, 'sites'))
  postgres = await startPostgres()
  server = await startServer(
    { ...STORM_LIMITS, DATABASE_URL: postgres.url(), SITES_DIR: join(folder, 'sites'), LOG_LEVEL: 'debug' },
    join(folder, 'data'),
  )
  followLog(server, (line: (typeof lines)[number]) => lines.push(line))
})
afterAll(async () => {
  await server?.stop('SIGKILL')
  await postgres?.stop()
  await rm(folder, { recursive: true, force: true })
})

it('O-B4 O-B5 tells an outage of the database in few lines, whatever meets it, and a form that fails has the dealer’s number', async () => {
  expect((await post('/contact-us', FIELDS)).status).toBe(303)
  await postgres.halt()
  const hasMet = () => Object.entries(MET).every(([event, times]) => count(event) >= times)
  let page = ''
  do {
    const answer = await post('/contact-us', FIELDS)
    expect(answer.status).toBe(500)
    page = answer.body
  } while (!hasMet())
  expect(page).toContain('href="tel:')
  await postgres.startAgain()
  await expect.poll(() => lines.map(({ msg }) => msg).filter((msg) => / is back/.test(msg))).toHaveLength(1)
  const told = lines.filter(({ level }) => level >= INFO)
  expect(told.filter(({ msg }) => /^the database is away/.test(msg))).toHaveLength(1)
  expect(told.length, told.map(({ msg }) => msg).join('\n')).toBeLessThan(lines.length / REPEATS_FOR_EACH)
  await expect
    .poll(async () => (await (await fetch(`http://127.0.0.1:${server.operationsPort}/readyz`)).json()).status)
    .toBe('ready')
})

function count(event: string): number {
  return lines.filter(({ msg }) => msg === event).length
}

const FIELDS = {
  name: 'Jo',
  last_name: 'Ng',
  email: 'jo@mail.example',
  phone: '0412345678',
  postcode: '4000',
  message: 'Hi',
}

/** Not every system resolves *.localhost. */
function post(path: string, fields: Readonly<Record<string, string>>): Promise<{ status: number; body: string }> {
  const host = `${SLUG}.localhost:${server.port}`
  return new Promise((resolve, reject) => {
    const sent = request({
      host: '127.0.0.1',
      port: server.port,
      path,
      method: 'POST',
      headers: { Host: host, Origin: `http://${host}`, 'Content-Type': 'application/x-www-form-urlencoded' },
    })
    sent.once('error', reject)
    sent.once('response', async (answer) => {
      let body = ''
      for await (const part of answer.setEncoding('utf8')) body += part
      resolve({ status: answer.statusCode ?? 0, body })
    })
    sent.end(new URLSearchParams(fields).toString())
  })
}
