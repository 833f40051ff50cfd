import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { countServer } from './running-server.ts'

const ROOT = join(import.meta.dirname, '..', '..')

let data = ''
let started: ChildProcess | null = null
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'forecourt-npm-'))
  if (process.env.DEMONSTRATION_DATA) await cp(process.env.DEMONSTRATION_DATA, data, { recursive: true })
})
afterEach(async () => {
  started?.kill('SIGKILL')
  await rm(data, { recursive: true, force: true })
})

/** Signals from a service manager that knows only the process it started. */
describe('a server whose parent process is ended', () => {
  it.each([
    ['SIGTERM', 'npm', ['start']],
    ['SIGKILL', 'npm', ['start']],
    ['SIGTERM', 'node', ['scripts/start.mjs']],
    ['SIGKILL', 'node', ['scripts/start.mjs']],
  ] as const)('D-7 H9 %s to %s %j ends it cleanly and frees its port', async (signal, program, args) => {
    const { child, port, lines } = await start(program, args)
    expect(await isListening(port)).toBe(true)
    // C-10: sentences, the welcome's address before every other one, and no JSON.
    expect(lines.filter((line) => line.startsWith('{'))).toEqual([])
    expect(lines.find((line) => line.includes('http://'))).toBe(`  ${'Start here'.padEnd(28)} http://localhost:${port}`)
    child.kill(signal)
    await expect.poll(() => isListening(port), { timeout: 120_000 }).toBe(false)
    // It released its data folder: a killed server would leave its lock.
    await expect.poll(() => existsSync(join(data, 'serving.json')), { timeout: 120_000 }).toBe(false)
    await expect.poll(() => existsSync(join(data, 'owner.json')), { timeout: 120_000 }).toBe(false)
  })
})

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

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
