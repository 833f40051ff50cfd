import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RunningServer, startServer } from '../browser/running-server.ts'
import { followLog } from './log-lines.ts'
import { type OwnPostgres, startPostgres } from './own-postgres.ts'
import { SLUG, writeStormSite } from './storm-site.ts'

const OUTAGE_MS = 60_000
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
    { DATABASE_URL: postgres.url(), SITES_DIR: join(folder, 'sites'), LOG_LEVEL: 'info' },
    join(folder, 'data'),
  )
  followLog(server, (line: (typeof lines)[number]) => lines.push(line))
}, 120_000)
afterAll(async () => {
  await server?.stop('SIGKILL')
  await postgres?.stop()
  await rm(folder, { recursive: true, force: true })
})

it('O-B4 O-B5 tells a minute without the database in at most ten lines, and a form that fails has the dealer’s number', async () => {
  expect((await post('/contact-us', FIELDS)).status).toBe(303)
  await postgres.halt()
  const ends = Date.now() + OUTAGE_MS
  let page = ''
  while (Date.now() < ends) {
    const answer = await post('/contact-us', FIELDS)
    expect(answer.status).toBe(500)
    page = answer.body
    await pause(500)
  }
  expect(page).toContain('href="tel:')
  await postgres.startAgain()
  await expect.poll(() => lines.map(({ msg }) => msg).filter((msg) => / is back/.test(msg))).toHaveLength(1)
  const told = lines.filter(({ level }) => level >= INFO)
  expect(told.filter(({ msg }) => /^the database is away/.test(msg))).toHaveLength(1)
  expect(told.length, told.map(({ msg }) => msg).join('\n')).toBeLessThanOrEqual(10)
  await expect
    .poll(async () => (await (await fetch(`http://localhost:${server.operationsPort}/readyz`)).json()).status)
    .toBe('ready')
}, 240_000)

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
