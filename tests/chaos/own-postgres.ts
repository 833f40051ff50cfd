import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { startEmbedded } from '../setup/embedded-postgres.ts'

/** A Postgres server that a test can restart and kill. */
export interface OwnPostgres {
  readonly port: number
  /** The URL, optionally through another port, such as a `TroubledWire`. */
  url(port?: number): string
  /** SIGINT is an operator's fast restart, SIGKILL a crash. Resolves when it answers again. */
  restart(signal: 'SIGINT' | 'SIGKILL'): Promise<void>
  /** Stops the server and leaves its data; `startAgain` starts it. */
  halt(): Promise<void>
  startAgain(): Promise<void>
  /** Stops all its processes where they are, as a hung disk does: connections stay open and nothing answers. */
  freeze(): Promise<void>
  thaw(): Promise<void>
  query(text: string): Promise<readonly Record<string, unknown>[]>
  stop(): Promise<void>
}

export async function startPostgres(flags: readonly string[] = []): Promise<OwnPostgres> {
  const { server, port, folder, databaseDir, log } = await startEmbedded({ prefix: 'forecourt-chaos-postgres-', flags })
  const url = (at = port) => `postgres://forecourt:forecourt@127.0.0.1:${at}/postgres`

  async function startAgain(): Promise<void> {
    // After a crash the old server's last processes may hold its shared memory for a moment.
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await server.start()
      } catch (error) {
        if (attempt === 50)
          throw new Error(`Postgres did not start again:\n${log.slice(-20).join('\n')}`, { cause: error })
        await pause(100)
      }
    }
  }

  async function signalAll(signal: 'SIGSTOP' | 'SIGCONT'): Promise<void> {
    const main = Number((await readFile(path.join(databaseDir, 'postmaster.pid'), 'utf8')).split('\n')[0])
    const children = await readFile(`/proc/${main}/task/${main}/children`, 'utf8')
    for (const pid of [main, ...children.trim().split(' ').map(Number)]) process.kill(pid, signal)
  }

  async function halt(signal: 'SIGINT' | 'SIGKILL'): Promise<void> {
    const pid = Number((await readFile(path.join(databaseDir, 'postmaster.pid'), 'utf8')).split('\n')[0])
    process.kill(pid, signal)
    while (isAlive(pid)) await pause(10)
  }

  return {
    port,
    url,
    halt: () => halt('SIGINT'),
    startAgain,
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    async restart(signal) {
      await halt(signal)
      await startAgain()
    },
    async query(text) {
      const client = new pg.Client({ connectionString: url() })
      await client.connect()
      try {
        return (await client.query(text)).rows
      } finally {
        await client.end()
      }
    },
    async stop() {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    // No such process: it has ended.
    return false
  }
}
