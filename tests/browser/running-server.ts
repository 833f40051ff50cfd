import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { copyDemonstration } from './shared-server.ts'

/** This checkout. */
const ROOT = new URL('../..', import.meta.url).pathname

export interface RunningServer {
  readonly port: number
  readonly operationsPort: number
  readonly dataFolder: string
  /** 'http://{slug}.localhost:{port}' */
  address(slug: string): string
  /** Ends the server with a signal, and waits for its exit. */
  end(signal?: NodeJS.Signals): Promise<number | null>
  /** The same, and removes a folder made for it. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
  readonly process: ChildProcess
}

/** Settings for FORECOURT_MODE=production without external services: everything goes to the data folder. */
export const IN_DATA_FOLDER = { MAIL_TO_FOLDER: '1', SMS_TO_FOLDER: '1', COOKIE_SECRET_IN_DATA_DIR: '1' } as const

/**
 * Starts the real server on free ports with its own data folder; resolves when it is up. Pass `dataFolder` to restart
 * on an earlier one; by default the folder is a copy of the run's demonstration, if there is one and the server's database
 * is the embedded one. `checkout` is the folder of the program.
 */
export async function startServer(
  environment: Readonly<Record<string, string>> = {},
  dataFolder?: string,
  checkout = ROOT,
): Promise<RunningServer> {
  const folder = dataFolder ?? (await mkdtemp(join(tmpdir(), 'forecourt-test-')))
  if (!dataFolder && !environment['DATABASE_URL']) await copyDemonstration(folder)
  const child = spawnServer(folder, dataFolder === undefined, environment, checkout)
  const output: string[] = []
  const ports = await new Promise<{ port: number; operationsPort: number }>((resolve, reject) => {
    let port = 0
    const read = (line: string) => {
      output.push(line)
      port = Number(/ on port (\d+)/.exec(line)?.[1] ?? port)
      const operationsPort = Number(/operations port (\d+)/i.exec(line)?.[1] ?? 0)
      if (port && operationsPort) resolve({ port, operationsPort })
    }
    createInterface({ input: child.stdout }).on('line', read)
    createInterface({ input: child.stderr }).on('line', read)
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${output.join('\n')}`)))
  }).catch(async (error: unknown) => {
    if (!dataFolder) await rm(folder, { recursive: true, force: true })
    throw error
  })
  const end = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
    }
    return child.exitCode
  }
  return {
    ...ports,
    dataFolder: folder,
    process: child,
    address: (slug) => `http://${slug}.localhost:${ports.port}`,
    end,
    async stop(signal) {
      const status = await end(signal)
      if (!dataFolder) await rm(folder, { recursive: true, force: true })
      return status
    },
  }
}

/** Running servers of this process with the folders to remove; a suite whose setup fails never stops its own server. */
const running = new Map<ChildProcess, string | null>()
process.on('exit', () => {
  for (const [child, folder] of running) {
    child.kill('SIGKILL')
    if (folder) rmSync(folder, { recursive: true, force: true })
  }
})

/** Ends every server that this process started and that is still running. */
export async function stopAll(): Promise<void> {
  await Promise.all(
    [...running].map(async ([child, folder]) => {
      const ended = once(child, 'exit')
      if (child.exitCode === null && child.signalCode === null && child.kill('SIGKILL')) await ended
      if (folder) await rm(folder, { recursive: true, force: true })
    }),
  )
}

/**
 * Spawns the server with an IPC channel: it ends when the channel closes, so even a killed test run leaves no server
 * behind.
 */
function spawnServer(
  folder: string,
  made: boolean,
  environment: Readonly<Record<string, string>>,
  checkout: string,
): ChildProcessByStdio<null, Readable, Readable> {
  countServer()
  const child = spawn(process.execPath, [join(checkout, 'src/server/start.ts')], {
    cwd: checkout,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      FORECOURT_MODE: 'demonstration',
      STOP_WITH_PARENT: '1',
      PORT: '0',
      OPERATIONS_PORT: '0',
      DATA_DIR: folder,
      DATABASE_URL: '',
      FORMS_PER_MINUTE: '10000',
      PAGES_PER_MINUTE: '100000',
      LOG_LEVEL: 'warn',
      ...environment,
      // Beside the clock of the run (tests/setup/run-clock.ts).
      NODE_OPTIONS: [process.env.NODE_OPTIONS, environment['NODE_OPTIONS']].filter(Boolean).join(' '),
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  }) as ChildProcessByStdio<null, Readable, Readable>
  running.set(child, made ? folder : null)
  child.once('exit', () => running.delete(child))
  return child
}

/** Counts a start for the budget of the run (tests/setup/demonstration.ts). */
export function countServer(): void {
  const { SERVERS_STARTED } = process.env
  if (SERVERS_STARTED) appendFileSync(SERVERS_STARTED, '.')
}

/** Resolves with the server's next output line that matches. */
export function nextLine(server: RunningServer, pattern: RegExp): Promise<string> {
  return new Promise((resolve) => {
    for (const stream of [server.process.stdout, server.process.stderr])
      if (stream) createInterface({ input: stream }).on('line', (line) => pattern.test(line) && resolve(line))
  })
}
