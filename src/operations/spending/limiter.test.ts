import { describe, expect, it } from 'vitest'
import { openDatabase } from '#storage/database/database.ts'
import type { LimitCounts } from '#storage/limit-counts.ts'
import { freshPostgres, openTestStorage, TEST_DATABASES } from '#storage/testing.ts'
import { createLimiter, isOver, type Limit, ofAddress, waitOf } from './limiter.ts'
import { memoryCounts } from './memory-counts.ts'

const START = new Date('2026-11-21T00:00:00Z')
const later = (seconds: number) => new Date(START.getTime() + seconds * 1000)
const FORMS: Limit = { name: 'forms', most: 3, seconds: 60 }

describe.each(['memory', ...TEST_DATABASES])('counts in %s', (where) => {
  async function open(): Promise<{ counts: LimitCounts; close(): Promise<void> }> {
    if (where === 'memory') return { counts: memoryCounts(), close: async () => {} }
    const storage = await openTestStorage(where === 'PGlite' ? 'PGlite' : 'Postgres')
    return { counts: storage.limitCounts, close: () => storage.close() }
  }

  it('L15 gives each key its own window, starting with its first count', async () => {
    const { counts, close } = await open()
    const [one, two] = [
      { key: 'one', seconds: 60 },
      { key: 'two', seconds: 10 },
    ]
    await counts.add([two, one], START)
    expect(await counts.add([one, two], later(9))).toEqual(
      new Map([
        ['one', { count: 2, endsAt: later(60) }],
        ['two', { count: 2, endsAt: later(10) }],
      ]),
    )
    expect((await counts.add([two], later(10))).get('two')).toEqual({ count: 1, endsAt: later(20) })
    expect((await counts.add([one], later(59))).get('one')).toEqual({ count: 3, endsAt: later(60) })
    await close()
  })

  it('L15 loses no concurrent count', async () => {
    const { counts, close } = await open()
    const keys = ['b', 'a', 'c'].map((key) => ({ key, seconds: 60 }))
    await Promise.all(Array.from({ length: 20 }, () => counts.add(keys, START)))
    expect([...(await counts.add(keys, START)).values()].map(({ count }) => count)).toEqual([21, 21, 21])
    await close()
  })
})

it('L15 bounds the memory under a flood of keys, and drops expired ones first', async () => {
  const counts = memoryCounts(100)
  await counts.add([{ key: 'over', seconds: 1 }], START)
  await counts.add([{ key: 'mine', seconds: 600 }], START)
  for (let key = 0; key < 99; key += 1) await counts.add([{ key: `flood ${key}`, seconds: 60 }], later(2))
  expect((await counts.add([{ key: 'over', seconds: 1 }], later(2))).get('over')?.count).toBe(1)
  for (let key = 0; key < 1000; key += 1) await counts.add([{ key: `more ${key}`, seconds: 60 }], later(2))
  expect((await counts.add([{ key: 'mine', seconds: 60 }], later(3))).get('mine')?.count).toBe(1)
})

describe('a limit', () => {
  const parts = {
    keyedHash: (text: string) => Buffer.from(text).toString('hex').padEnd(64, '0').slice(-64),
    log: { warn: () => {} },
  }
  const clock = { now: () => START }
  const isFree = async (limiter: ReturnType<typeof createLimiter>, address: string) =>
    waitOf(await limiter.count(ofAddress(FORMS, address))) === null

  it('D-23 L15 holds across two processes on one Postgres', async () => {
    const databaseUrl = await freshPostgres()
    const first = await openDatabase({ databaseUrl })
    const second = await openDatabase({ databaseUrl })
    const [here, there] = [first, second].map(({ limitCounts }) =>
      createLimiter({ ...parts, clock, shared: limitCounts }),
    )
    const answers: boolean[] = []
    for (let turn = 0; turn < 3; turn += 1)
      for (const limiter of [here!, there!]) answers.push(await isFree(limiter, '192.0.2.1'))
    expect(answers).toEqual([true, true, true, false, false, false])
    await Promise.all([first.close(), second.close()])
  })

  it('L15 counts in memory in a single process, and stores no address in the database', async () => {
    const storage = await openTestStorage('Postgres')
    const single = createLimiter({ ...parts, clock, shared: null })
    expect([await isFree(single, '192.0.2.9'), await isFree(single, '192.0.2.9')]).toEqual([true, true])
    const limiter = createLimiter({
      ...parts,
      clock,
      shared: storage.limitCounts,
      keyedHash: (text) => String(text.length).repeat(32),
    })
    await isFree(limiter, '192.0.2.9')
    const { rows } = await storage.rawDatabase().executeSql('select key from limit_counts')
    expect(rows).toEqual([{ key: expect.stringMatching(/^forms:\d{32}$/) }])
    await storage.dropEndedCounts(later(60))
    expect((await storage.rawDatabase().executeSql('select key from limit_counts')).rows).toEqual([])
    await storage.close()
  })

  it('L15 holds per process while the database does not answer, and tries it again later', async () => {
    let asked = 0
    let now = START
    const away: LimitCounts = {
      async add() {
        asked += 1
        throw new Error('away')
      },
    }
    const limiter = createLimiter({ ...parts, clock: { now: () => now }, shared: away })
    const answers = []
    for (let turn = 0; turn < 5; turn += 1) answers.push(await isFree(limiter, '192.0.2.1'))
    expect(answers).toEqual([true, true, true, false, false])
    expect(asked).toBe(1)
    now = later(6)
    await isFree(limiter, '192.0.2.2')
    expect(asked).toBe(2)
  })

  it('H7 counts IPv6 by /64, and by /48 with ten times the limit', async () => {
    const limiter = createLimiter({ ...parts, clock, shared: null })
    const answers = []
    for (let host = 1; host <= 4; host += 1) answers.push(await isFree(limiter, `2001:db8:1:1::${host}`))
    expect(answers).toEqual([true, true, true, false])
    for (let network = 2; network <= 27; network += 1) await limiter.count(ofAddress(FORMS, `2001:db8:1:${network}::1`))
    const standing = await limiter.count(ofAddress(FORMS, '2001:db8:1:ffff::1'))
    expect(standing.map(isOver)).toEqual([false, true])
  })
})
