import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { countServer } from './running-server.ts'
import { copyDemonstration } from './shared-server.ts'

const ROOT = join(import.meta.dirname, '..', '..')

let data = ''
let started: ChildProcess | null = null

/**
 * Proves that a server whose parent process is ended ends cleanly too, for each signal and program: signals from a
 * service manager that knows only the process it started.
 */
export function proveCleanEnd(
  cases: readonly (readonly [signal: 'SIGTERM' | 'SIGKILL', program: 'npm' | 'node', args: readonly string[]])[],
): void {
  beforeEach(async () => {
    data = await mkdtemp(join(tmpdir(), 'forecourt-npm-'))
    await copyDemonstration(data)
  })
  afterEach(async () => {
    started?.kill('SIGKILL')
    await rm(data, { recursive: true, force: true })
  })
  it.each(cases)(
    'D-7 H9 %s to %s %j ends its server cleanly: it finishes a running request and frees its port',
    async (signal, program, args) => {
      const { child, port, lines } = await start(program, args)
      expect(await isListening(port)).toBe(true)
      // C-10: sentences, the welcome's address before every other one, and no JSON.
      expect(lines.filter((line) => line.startsWith('{'))).toEqual([])
      expect(lines.find((line) => line.includes('http://'))).toBe(
        `  ${'Start here'.padEnd(28)} http://localhost:${port}`,
      )
      const request = await begunRequest(port)
      child.kill(signal)
      await expect.poll(() => isListening(port), { timeout: 120_000 }).toBe(false)
      expect(await request.finish()).toMatch(/^HTTP\/1\.1 422 /)
      // It released its data folder: a killed server would leave its lock.
      await expect.poll(() => existsSync(join(data, 'serving.json')), { timeout: 120_000 }).toBe(false)
      await expect.poll(() => existsSync(join(data, 'owner.json')), { timeout: 120_000 }).toBe(false)
    },
  )
}

async function start(
  program: string,
  args: readonly string[],
): Promise<{ child: ChildProcess; port: number; lines: readonly string[] }> {
  countServer()
  const child = spawn(program === 'node' ? process.execPath : program, args, {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: data, DATABASE_URL: '', PORT: '0', OPERATIONS_PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  started = child
  let port = 0
  const lines: string[] = []
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(`${program} ${args.join(' ')} ended`)))
  // Rejects later, when nothing awaits it.
  ended.catch(() => {})
  const ready = new Promise<void>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line)
      port = Number(/ on port (\d+)/.exec(line)?.[1] ?? port)
      if (/operations port \d+/.test(line)) resolve()
    })
  })
  await Promise.race([ready, ended])
  return { child, port, lines }
}

/** A request that has started: its headers have arrived, its body has not. */
async function begunRequest(port: number): Promise<{ finish(): Promise<string> }> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  const body = JSON.stringify({ name: 'M', last_name: 'N' })
  socket.write(
    `POST /api/leads HTTP/1.1\r\nHost: southside-cars.localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
  )
  // Answered after it, so the request above has arrived.
  await fetch(`http://127.0.0.1:${port}/`)
  return {
    finish: () => {
      socket.write(body.slice(5))
      return text(socket)
    },
  }
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
