import { expect, it } from 'vitest'
import type { FollowingClock } from '../health/following-clock.ts'
import type { ForkedProcess } from './forked-process.ts'
import { supervise } from './supervise.ts'

const STARTED = { port: 3000, sites: [] }

/** Processes that a test starts and ends by hand. */
function yard() {
  const forked: (ForkedProcess & { up(): void; die(reason: string): void; isEnding(): boolean })[] = []
  const waits: { readonly ms: number; readonly then: () => void }[] = []
  const logged: string[] = []
  const state = { now: 0, startsBy: 'itself' as 'itself' | 'hand' }
  const clock: FollowingClock = {
    after: (ms, then) => {
      waits.push({ ms, then })
      return () => {}
    },
    every: () => () => {},
  }
  const fork = (number: number): ForkedProcess => {
    const started = Promise.withResolvers<typeof STARTED>()
    const ended = Promise.withResolvers<string>()
    started.promise.catch(() => {})
    let isUp = false
    let isEnding = false
    const made = {
      number,
      pid: forked.length + 1,
      version: '1.0.0',
      isUp: () => isUp,
      started: started.promise,
      ended: ended.promise,
      ask: () => Promise.reject(new Error('not asked here')),
      end: () => {
        isEnding = true
        isUp = false
        ended.resolve('status 0')
      },
      up() {
        isUp = true
        started.resolve(STARTED)
      },
      die(reason: string) {
        isUp = false
        started.reject(new Error(reason))
        ended.resolve(reason)
      },
      isEnding: () => isEnding,
    }
    forked.push(made)
    if (state.startsBy === 'itself') made.up()
    return made
  }
  const log = {
    debug() {},
    info: (event: string) => void logged.push(event),
    warn() {},
    error: (event: string) => void logged.push(event),
  }
  const options = { fork, onEnd() {}, graceMs: 1, log, clock, now: () => state.now }
  return { forked, waits, logged, state, start: (count: number) => supervise({ count, ...options }) }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

it('OPS-3 starts the first process alone, and the others once it serves', async () => {
  const { forked, state, start } = yard()
  state.startsBy = 'hand'
  const starting = start(3)
  await settled()
  expect(forked.map(({ number }) => number)).toEqual([1])
  forked[0]?.up()
  await settled()
  expect(forked.map(({ number }) => number)).toEqual([1, 2, 3])
  for (const each of forked) each.up()
  expect((await starting).up().map(({ number }) => number)).toEqual([1, 2, 3])
})

it('OPS-3 does not start if the first process does not', async () => {
  const { forked, state, start } = yard()
  state.startsBy = 'hand'
  const starting = start(2)
  forked[0]?.die('status 1')
  await expect(starting).rejects.toThrow('status 1')
})

it('OPS-3 starts a process again that dies, each time later, and soon again after it ran well', async () => {
  const { forked, waits, logged, state, start } = yard()
  const supervised = await start(2)
  for (let turn = 0; turn < 3; turn += 1) {
    forked.at(-1)?.die('signal SIGKILL')
    await settled()
    expect(supervised.up().map(({ number }) => number)).toEqual([1])
    waits.at(-1)?.then()
  }
  expect(waits.map(({ ms }) => ms)).toEqual([250, 500, 1000])
  expect(forked.map(({ number }) => number)).toEqual([1, 2, 2, 2, 2])
  state.now = 120_000
  forked.at(-1)?.die('status 1')
  await settled()
  expect(waits.at(-1)?.ms).toBe(250)
  expect(logged).toHaveLength(4)
})

it('OPS-6 replaces each process only once the new one serves', async () => {
  const { forked, waits, state, start } = yard()
  const supervised = await start(2)
  state.startsBy = 'hand'
  const replaced = supervised.replaceAll()
  await settled()
  expect(forked.map((each) => [each.number, each.isEnding()])).toEqual([
    [1, false],
    [2, false],
    [1, false],
  ])
  forked[2]?.up()
  await settled()
  expect(forked[0]?.isEnding()).toBe(true)
  expect(forked[1]?.isEnding()).toBe(false)
  forked[3]?.up()
  await replaced
  expect(supervised.up().map(({ pid }) => pid)).toEqual([3, 4])
  expect(waits, 'nothing was lost').toEqual([])
})

it('OPS-6 keeps the old processes if a new one does not start', async () => {
  const { forked, logged, state, start } = yard()
  const supervised = await start(2)
  state.startsBy = 'hand'
  const replaced = supervised.replaceAll()
  await settled()
  forked[2]?.die('status 1')
  await replaced
  expect(supervised.up().map(({ pid }) => pid)).toEqual([1, 2])
  expect(logged).toEqual(['a new process did not start, so the old ones go on serving'])
})

it('OPS-3 ends all processes, and starts none again', async () => {
  const { forked, waits, start } = yard()
  const supervised = await start(2)
  await supervised.stop()
  expect(forked.every((each) => each.isEnding())).toBe(true)
  expect(supervised.up()).toEqual([])
  expect(waits).toEqual([])
})
