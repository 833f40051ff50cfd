import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { type RunningServer, startServer } from '../browser/running-server.ts'
import { runUntil } from '../kill/killed-process.ts'

/** One machine: a data folder and a folder of sites that no other machine sees, and a server. */
export interface Machine {
  readonly server: RunningServer
  readonly sitesFolder: string
  /** Requests the site `yard`. A status of 0 means no answer. */
  ask(path: string, asking?: Asking): Promise<Answer>
  /** Runs a `forecourt` command on this machine. Throws if it fails. */
  run(...argv: readonly string[]): Promise<void>
  /** The newest text message that this machine sent; null if it sent none. */
  lastText(): Promise<string | null>
  /** Kills the server and loses the disk: only the folder of sites is left. */
  crash(): Promise<void>
}

export interface Asking {
  readonly json?: object
  readonly form?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  /** Default: POST with a body, else GET. */
  readonly method?: string
}

export interface Answer {
  readonly status: number
  readonly text: string
  readonly bytes: Buffer
  readonly cookie: string
}

/** Starts a machine below `root`, or starts it again after a crash; `checkout`: the program, if it is another than ours. */
export async function startMachine(
  root: string,
  name: string,
  shared: Readonly<Record<string, string>>,
  checkout?: string,
): Promise<Machine> {
  const dataFolder = join(root, name, 'data')
  const sitesFolder = join(root, name, 'sites')
  await mkdir(dataFolder, { recursive: true })
  await mkdir(sitesFolder, { recursive: true })
  const environment = { ...shared, SITES_DIR: sitesFolder }
  const server = await startServer(environment, dataFolder, checkout)
  return {
    server,
    sitesFolder,
    ask: (path, asking) => ask(server.port, path, asking),
    async run(...argv) {
      const { status, lines } = await runUntil('src/server/forecourt.ts', argv, {
        ...environment,
        DATA_DIR: dataFolder,
      })
      if (status !== 0) throw new Error(`forecourt ${argv.join(' ')} ended with ${status}:\n${lines.join('\n')}`)
    },
    async lastText() {
      const folder = join(dataFolder, 'sms')
      const [last] = (await readdir(folder).catch(() => [])).sort().reverse()
      return last === undefined ? null : readFile(join(folder, last), 'utf8')
    },
    async crash() {
      await server.end('SIGKILL')
      await rm(dataFolder, { recursive: true, force: true })
    },
  }
}

/** Longer than a server holds a connection on which nothing moves. */
const ANSWER_WITHIN_MS = 120_000

function ask(port: number, path: string, { json, form, headers = {}, method }: Asking = {}): Promise<Answer> {
  const body = json ? JSON.stringify(json) : form ? new URLSearchParams(form).toString() : null
  const type = json ? 'application/json' : 'application/x-www-form-urlencoded'
  return new Promise((resolve) => {
    const nothing = () => resolve({ status: 0, text: '', bytes: Buffer.alloc(0), cookie: '' })
    const asked = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method: method ?? (body === null ? 'GET' : 'POST'),
        headers: { Host: 'yard.localhost', ...(body === null ? {} : { 'Content-Type': type }), ...headers },
        timeout: ANSWER_WITHIN_MS,
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', nothing)
        response.on('end', () => {
          const bytes = Buffer.concat(chunks)
          const cookie = response.headers['set-cookie']?.[0]?.split(';')[0] ?? ''
          resolve({ status: response.statusCode ?? 0, text: bytes.toString(), bytes, cookie })
        })
      },
    )
    asked.on('timeout', () => asked.destroy())
    asked.on('error', nothing)
    asked.end(body)
  })
}
