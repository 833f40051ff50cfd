import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, expect, it } from 'vitest'
import { smallSite } from '#fixtures/site/small-site.ts'
import { freshPostgres } from '#storage/testing.ts'
import { runUntil } from './killed-process.ts'

const ROUNDS = 20

const open: { children: ChildProcess[]; clients: pg.Client[]; folders: string[] } = {
  children: [],
  clients: [],
  folders: [],
}
afterEach(async () => {
  for (const child of open.children.splice(0)) child.kill('SIGKILL')
  for (const client of open.clients.splice(0)) await client.end()
  for (const folder of open.folders.splice(0)) await rm(folder, { recursive: true, force: true })
})

it('C1 a process survives the end of each of its connections during transactions', async () => {
  const databaseUrl = await freshPostgres()
  const child = fork(join(import.meta.dirname, 'transactions-process.ts'), [databaseUrl], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  open.children.push(child.setMaxListeners(0))
  const errors: string[] = []
  child.stderr?.on('data', (data) => errors.push(String(data)))
  const ended = once(child, 'exit')
  const messages: Message[] = []
  child.on('message', (message: Message) => messages.push(message))
  const transactionDone = () =>
    new Promise<void>((resolve, reject) => {
      child.once('message', () => resolve())
      child.once('exit', () => reject(new Error(`The process ended: ${errors.join('')}`)))
    })
  const client = new pg.Client({ connectionString: databaseUrl })
  open.clients.push(client)
  await client.connect()
  let terminated = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    await transactionDone()
    const { rowCount } = await client.query(TERMINATE_ALL)
    terminated += rowCount ?? 0
  }
  await transactionDone()
  child.send('stop')
  const [status] = await ended
  expect({ status, errors }).toEqual({ status: 0, errors: [] })
  const last = messages.at(-1)
  expect(terminated).toBeGreaterThan(ROUNDS)
  expect(last?.failed).toBeGreaterThan(0)
  expect(last?.stored).toBeGreaterThanOrEqual(last?.acknowledged ?? Number.NaN)
})

it('D-10 a command without DATABASE_URL refuses the data folder of a server on Postgres, and names that database', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-belongs-'))
  open.folders.push(folder)
  await mkdir(join(folder, 'sites', 'small'), { recursive: true })
  await writeFile(join(folder, 'sites', 'small', 'site.json'), JSON.stringify(smallSite()))
  const env = { DATA_DIR: join(folder, 'data'), SITES_DIR: join(folder, 'sites') }
  const command = (more: Record<string, string>) =>
    runUntil('src/server/forecourt.ts', ['leads', 'list', '--site', 'small'], { ...env, ...more })
  const databaseUrl = await freshPostgres()
  expect((await command({ DATABASE_URL: databaseUrl })).status).toBe(0)
  const refused = await command({})
  expect(refused.status).toBe(1)
  const { host, pathname } = new URL(databaseUrl)
  expect(refused.lines.join('\n')).toContain(`belongs to the Postgres database postgres://${host}${pathname}, and`)
  expect(await readdir(env.DATA_DIR)).not.toContain('database')
  const adopted = await command({ ADOPT_DATABASE: 'embedded' })
  expect(adopted.status).toBe(0)
}, 300_000)

interface Message {
  readonly acknowledged?: number
  readonly failed?: number
  readonly stored?: number
}

const TERMINATE_ALL = `
  select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`
