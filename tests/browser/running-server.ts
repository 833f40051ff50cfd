import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const root = new URL('../..', import.meta.url).pathname

export interface RunningServer {
  readonly port: number
  readonly operationsPort: number
  readonly dataFolder: string
  /** 'http://{slug}.localhost:{port}' */
  address(slug: string): string
  /** Ends it as an operator would, and waits until it has. */
  end(signal?: NodeJS.Signals): Promise<number | null>
  /** The same; a folder that was made for it goes too. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
  readonly process: ChildProcess
}

/**
 * The real server on free ports and a data folder of its own, up when this resolves. Give `dataFolder` to start again on
 * what a former one left; without it the folder is a copy of the run's demonstration (tests/setup/demonstration.ts)
 * where there is one.
 */
export async function startServer(
  environment: Readonly<Record<string, string>> = {},
  dataFolder?: string,
): Promise<RunningServer> {
  const folder = dataFolder ?? (await mkdtemp(join(tmpdir(), 'forecourt-test-')))
  const { DEMONSTRATION_DATA } = process.env
  if (!dataFolder && DEMONSTRATION_DATA) await cp(DEMONSTRATION_DATA, folder, { recursive: true })
  const child = spawn(process.execPath, [join(root, 'src/server/start.ts')], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      OPERATIONS_PORT: '0',
      DATA_DIR: folder,
      DATABASE_URL: '',
      FORMS_PER_MINUTE: '10000',
      PAGES_PER_MINUTE: '100000',
      LOG_LEVEL: 'warn',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
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
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${output.join('\n')}`)))
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

/** The server's output as it goes on, for tests that wait for a line. */
export function nextLine(server: RunningServer, pattern: RegExp): Promise<string> {
  return new Promise((resolve) => {
    for (const stream of [server.process.stdout, server.process.stderr])
      if (stream) createInterface({ input: stream }).on('line', (line) => pattern.test(line) && resolve(line))
  })
}
