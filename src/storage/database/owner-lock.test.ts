import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { emptyDatabaseIn, freshPostgres } from '../testing.ts'
import { openDatabase } from './database.ts'
import { readOwner, takeFolder } from './owner-lock.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'forecourt-lock-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('gives a data folder to one process at a time, and names it to others', async () => {
  const release = await takeFolder(folder, '/somewhere.sock')
  expect(await readOwner(folder)).toMatchObject({ pid: process.pid, controlSocket: '/somewhere.sock' })
  await expect(openDatabase({ dataFolder: folder })).rejects.toThrow(`${folder} is in use by process ${process.pid}`)
  await release()
  expect(await readOwner(folder)).toBeNull()
  await (await takeFolder(folder, null))()
  expect(await readdir(folder)).toEqual(['owner.lock'])
})

it.each(['', 'no json', '[]', '{"pid":-1}', '{"pid":0}', '{"pid":1.5}', '{"pid":"7"}'])(
  'D-12 ignores owner notes without the lock: %j',
  async (content) => {
    await writeFile(path.join(folder, 'owner.json'), content)
    expect(await readOwner(folder)).toBeNull()
    await (await takeFolder(folder, null))()
    expect(await readdir(folder)).toEqual(['owner.lock'])
  },
)

it('respects the lock of a live process; after it is killed, exactly one process takes it over', async () => {
  const holder = spawn(
    process.execPath,
    ['--input-type=module', '-e', HOLD, folder, path.join(import.meta.dirname, 'owner-lock.ts')],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  await once(holder.stdout, 'data')
  expect(await readOwner(folder)).toMatchObject({ pid: holder.pid })
  await expect(takeFolder(folder, null)).rejects.toThrow(`in use by process ${holder.pid}`)
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  expect(await readOwner(folder)).toBeNull()
  const taken = await Promise.allSettled([takeFolder(folder, null), takeFolder(folder, null), takeFolder(folder, null)])
  expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

it('D-12 the lock holds in another container on the same folder, where the owner’s process cannot be seen', async (test) => {
  const release = await takeFolder(folder, null)
  const opener = `const { takeFolder } = await import(process.argv[2]); await takeFolder(process.argv[1], null)`
  const module = path.join(import.meta.dirname, 'owner-lock.ts')
  const inside = [process.execPath, '--input-type=module', '-e', opener, folder, module]
  const { status, stderr } = spawnSync(
    'unshare',
    ['--user', '--map-root-user', '--pid', '--fork', '--mount-proc', ...inside],
    {
      encoding: 'utf8',
    },
  )
  await release()
  if (/unshare: /.test(stderr) || status === null) test.skip(`this system makes no process namespaces: ${stderr}`)
  expect(stderr).toContain(`The data folder ${folder} is in use by process ${process.pid}`)
  expect(status).not.toBe(0)
})

it('L9 reports a database without PG_VERSION as damaged, and does not touch it', async () => {
  await emptyDatabaseIn(folder)
  const version = path.join(folder, 'database', 'PG_VERSION')
  await rm(version)
  await expect(openDatabase({ dataFolder: folder })).rejects.toThrow(
    `The database in ${path.join(folder, 'database')} is damaged, its file PG_VERSION is missing: restore it from a copy`,
  )
  await writeFile(version, '18\n')
  await (await openDatabase({ dataFolder: folder })).close()
})

it.each([
  ['a pid that another process has by now', JSON.stringify({ pid: 1, started: 'another boot 1', controlSocket: null })],
  ['our own pid, from before a restart', JSON.stringify({ pid: process.pid, started: null, controlSocket: null })],
  ['nothing that can be read', '{"pid":'],
])('a stale lock holds nobody up: %s', async (_, content) => {
  await writeFile(path.join(folder, 'owner.json'), content)
  await (await takeFolder(folder, null))()
})

it('names an unwritable folder', async () => {
  const file = path.join(folder, 'file')
  await writeFile(file, '')
  await expect(openDatabase({ dataFolder: path.join(file, 'data') })).rejects.toThrow(
    /^The data folder .*file\/data can't be made, because a file is in its way/,
  )
})

it('names a Postgres that does not answer, without its password', async () => {
  const port = await closedPort()
  const opening = openDatabase({ databaseUrl: `postgres://someone:secret@127.0.0.1:${port}/cars` })
  await expect(opening).rejects.toThrow(`The Postgres server postgres://127.0.0.1:${port}/cars doesn't answer`)
  await expect(opening).rejects.not.toThrow('secret')
})

it('refuses a database of a newer version, and does not touch it', async () => {
  const databaseUrl = await freshPostgres()
  await (await openDatabase({ databaseUrl })).close()
  const db = new Kysely({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: databaseUrl }) }) })
  await db.executeQuery(CompiledQuery.raw(`insert into kysely_migration values ('999-later', now())`))
  await db.destroy()
  await expect(openDatabase({ databaseUrl })).rejects.toThrow(
    /made by a newer version of Forecourt \(it has migration '999-later'/,
  )
})

const HOLD = `
const { takeFolder } = await import(process.argv[2])
await takeFolder(process.argv[1], null)
console.log('held')
setInterval(() => {}, 1000)`

function closedPort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(address !== null && typeof address === 'object' ? address.port : 0))
    })
  })
}
