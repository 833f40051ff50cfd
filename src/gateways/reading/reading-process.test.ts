import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openReadingProcess, type ReadingOptions, type ReadingProcess, START_MS } from './reading-process.ts'

/** The readers of the program below. */
interface TestReaders {
  readonly [kind: string]: (text: string) => unknown
  readonly letters: (text: string) => number
  readonly run: (code: string) => unknown
}

const PROGRAM = `import { answerReadings } from '${join(import.meta.dirname, 'answer-readings.ts')}'
answerReadings({ letters: (text) => text.length, run: (code) => new Function(code)() })`

let folder: string
const open: ReadingProcess<TestReaders>[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-reading-'))
})
afterEach(async () => {
  for (const each of open.splice(0)) await each.close()
  await rm(folder, { recursive: true })
})

/** Its time ends by the functions in `timers` alone. */
async function reading(options: Partial<ReadingOptions> = {}, source = PROGRAM) {
  const program = join(folder, 'program.ts')
  await writeFile(program, source)
  const timers: (() => void)[] = []
  const after = (ms: number, then: () => void) => {
    if (ms !== START_MS) timers.push(then)
    return () => {}
  }
  const made = openReadingProcess<TestReaders>({ program, after, ...options })
  open.push(made)
  return { ...made, timers }
}

it('H4-1 each caller gets the answer to its own text, read in a process of its own', async () => {
  const { read } = await reading()
  expect(await Promise.all(['a', 'bb', 'ccc'].map((text) => read('letters', text)))).toEqual([1, 2, 3])
  expect(await read('run', 'return process.pid')).not.toBe(process.pid)
})

it('H4-1 a reading that never ends is ended with its time, and the next text is read', async () => {
  const { read, timers } = await reading()
  const endless = read('run', 'for (;;);')
  const next = read('letters', 'abc')
  await expect.poll(() => timers).toHaveLength(1)
  timers[0]?.()
  await expect(endless).rejects.toMatchObject({ unread: 'time' })
  expect(await next).toBe(3)
})

it.each([
  { how: 'many objects', code: 'const all = []; for (;;) all.push({ all })' },
  // A thread would take this whole process with it.
  { how: 'one table that grows', code: 'const all = new Map(); for (let i = 0; ; i += 1) all.set(i, i)' },
])('H4-1 a reading that takes too much memory ends alone: $how', async ({ code }) => {
  const { read } = await reading({ heapMegabytes: 32 })
  await expect(read('run', code)).rejects.toMatchObject({ unread: 'memory' })
  expect(await read('letters', 'abc')).toBe(3)
})

it('H4-1 a reading that ends its process and one that fails reject apart, and the next text is read', async () => {
  const { read } = await reading()
  await expect(read('run', 'process.exit(3)')).rejects.toMatchObject({ name: 'ReadingError', unread: 'crash' })
  await expect(read('run', 'throw new Error("no ink")')).rejects.toMatchObject({
    unread: 'fault',
    message: 'reading it fails: Error: no ink',
  })
  expect(await read('letters', 'abc')).toBe(3)
})

it('H4-1 a program that does not start is no fault of the text', async () => {
  const { read } = await reading({}, 'process.exit(3)')
  await expect(read('letters', 'abc')).rejects.toMatchObject({ name: 'GatewayError' })
})

it('H4-1 its process has none of the server’s settings, and no stop of the server looks like a crash', async () => {
  const { read } = await reading()
  // The system may set some by itself, in a process without any too.
  const bare = await promisify(execFile)(process.execPath, ['-p', 'Object.keys(process.env).join()'], { env: {} })
  expect(await read('run', 'return Object.keys(process.env).join()')).toBe(bare.stdout.trim())
  const stopped = `const heard = new Promise((resolve) => process.once('SIGHUP', resolve))
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.kill(process.pid, signal)
    return heard`
  expect(await read('run', stopped)).toBe('SIGHUP')
})

it('H4-1 refuses a text when too many are waiting, and every text once it is closed', async () => {
  const { read, close, timers } = await reading({ waitingAtMost: 2 })
  const outcomes = await Promise.allSettled(['a', 'b', 'c'].map((text) => read('letters', text)))
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
  const endless = read('run', 'for (;;);')
  const ended = expect(endless).rejects.toMatchObject({ name: 'GatewayError' })
  await expect.poll(() => timers).toHaveLength(3)
  await close()
  await ended
  await expect(read('letters', 'abc')).rejects.toMatchObject({ name: 'GatewayError' })
})

it.each([
  { took: 700, rests: 700 },
  { took: 5_000, rests: 2_000 },
])(
  'CAR-8 rests $rests ms after a reading that took $took ms, and ends its rest when it is closed',
  async ({ took, rests }) => {
    let now = 0
    const begun: number[] = []
    const resting: { readonly ms: number; readonly end: () => void }[] = []
    const after = (ms: number, end: () => void) => {
      if (ms <= 2_000) resting.push({ ms, end })
      else if (ms !== START_MS) {
        begun.push(ms)
        now += took
      }
      return () => {}
    }
    const { read, close } = await reading({ longestRestMs: 2_000, now: () => now, after })
    const first = read('letters', 'a')
    const second = read('letters', 'bb')
    await first
    await expect.poll(() => resting).toMatchObject([{ ms: rests }])
    expect(begun).toHaveLength(1)
    resting[0]?.end()
    expect(await second).toBe(2)
    await close()
  },
)

it('H4-1 a reading that is given up before its turn never begins', async () => {
  const { read, timers } = await reading()
  const giveUp = new AbortController()
  const endless = read('run', 'for (;;);')
  const next = read('letters', 'abc', giveUp.signal)
  await expect.poll(() => timers).toHaveLength(1)
  giveUp.abort()
  timers[0]?.()
  await expect(endless).rejects.toMatchObject({ unread: 'time' })
  await expect(next).rejects.toMatchObject({ name: 'GatewayError' })
  expect(timers).toHaveLength(1)
})
