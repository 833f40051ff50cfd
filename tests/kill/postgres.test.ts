import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, expect, it } from 'vitest'
import { freshPostgres } from '#storage/testing.ts'

const ROUNDS = 20

const open: { children: ChildProcess[]; clients: pg.Client[] } = { children: [], clients: [] }
afterEach(async () => {
  for (const child of open.children.splice(0)) child.kill('SIGKILL')
  for (const client of open.clients.splice(0)) await client.end()
})

it('C1 a process outlives the end of each of its connections while transactions run on them', async () => {
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

interface Message {
  readonly acknowledged?: number
  readonly failed?: number
  readonly stored?: number
}

const TERMINATE_ALL = `
  select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`
