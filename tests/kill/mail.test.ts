import { type ChildProcess, execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, expect, it } from 'vitest'
import { ENDLESS } from '#gateways/mailbox/testing/hostile-mails.ts'
import { startImap, type TestImapServer } from '#gateways/mailbox/testing/imap-server.ts'

const TIMES = 10

let server: TestImapServer
const children: ChildProcess[] = []
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await server.close()
})

const add = (text: string) => server.add(`From: jo@mail.example\nTo: a@b.example\n\n${text}\n`)

function start(): ChildProcess {
  const { host, port } = server.address
  const child = fork(join(import.meta.dirname, 'mail-process.ts'), [`imap://replies@${host}:${port}/INBOX`], {
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  children.push(child)
  return child
}

async function childrenOf(pid: number | undefined): Promise<readonly number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid='])
  const rows = stdout.split('\n').map((row) => row.trim().split(/\s+/).map(Number))
  return rows.flatMap(([child, parent]) => (child !== undefined && parent === pid ? [child] : []))
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    // No such process.
    return false
  }
}

it(`H4-1 a process killed while it reads a mail, ${TIMES} times: no mail is read whole twice, and the others are read`, async () => {
  server = await startImap()
  const bad: number[] = []
  for (let time = 0; time < TIMES; time += 1) {
    bad.push(add(ENDLESS))
    const child = start()
    expect((await once(child, 'message'))[0]).toBe('begun')
    const [reading = 0] = await childrenOf(child.pid)
    expect(isRunning(reading)).toBe(true)
    child.kill('SIGKILL')
    await once(child, 'exit')
    // It keeps its only thread for ever, and must not outlive its server.
    await expect.poll(() => isRunning(reading)).toBe(false)
  }
  const good = add('Friday?')
  const last = start()
  const told: unknown[] = []
  last.on('message', (message) => told.push(message))
  await once(last, 'exit')
  expect(told.at(-1)).toEqual({ taken: [`${good} whole`, ...bad.map((uid) => `${uid} interrupted`)] })
  expect([server.seen(), server.flagged()]).toEqual([[...bad, good], bad])
}, 300_000)
