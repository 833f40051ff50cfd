import { chmod, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { userInfo } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#storage/database/database.ts'
import { loadEmbeddedPostgres, postgresFolder } from './embedded-postgres.ts'

const POSTGRES_TEMPLATE = 'forecourt_template'

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the Postgres server for this test run; each test creates its own database on it. */
    postgresUrl: string
    /** Name of the run's migrated database, of which tests get copies. */
    postgresTemplate: string
  }
}

/** Starts one real Postgres for all tests of a run, in its own folder and on its own port. */
export default async function setup(project: Pick<TestProject, 'provide'>): Promise<() => Promise<void>> {
  const folder = postgresFolder('forecourt-postgres-')
  await chmod(folder, 0o755)
  const port = await freePort()
  const log: string[] = []
  const Server = await loadEmbeddedPostgres(folder)
  const server = new Server({
    databaseDir: path.join(folder, 'data'),
    port,
    user: 'forecourt',
    password: 'forecourt',
    persistent: false,
    createPostgresUser: userInfo().uid === 0,
    // The machine's own locale would order names otherwise.
    initdbFlags: ['--no-sync', '--locale=C', '--encoding=UTF8'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200', '-c', 'unix_socket_directories='],
    onLog: (message) => log.push(message),
    onError: (message) => log.push(String(message)),
  })
  try {
    await server.initialise()
    await server.start()
  } catch (error) {
    throw new Error(`The tests’ Postgres did not start:\n${log.join('\n')}`, { cause: error })
  }
  const url = `postgres://forecourt:forecourt@127.0.0.1:${port}/`
  await makeTemplate(url)
  project.provide('postgresTemplate', POSTGRES_TEMPLATE)
  project.provide('postgresUrl', `${url}postgres`)
  return async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Migrates one database, of which each test gets a copy: a copy takes a tenth of the time of the migrations. */
async function makeTemplate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${url}postgres` })
  await client.connect()
  await client.query(`create database ${POSTGRES_TEMPLATE}`)
  await client.end()
  await (await openDatabase({ databaseUrl: `${url}${POSTGRES_TEMPLATE}` })).close()
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address !== null && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}
