import { describe, expect, it } from 'vitest'
import { feedDefinitionSchema, secretVariable } from './feed-definition.ts'
import { JITTER_SECONDS, jitterOf, nextPull } from './feed-schedule.ts'
import { dueWarnings, silenceOf } from './feed-silence.ts'
import { waitAfterFailures } from './pull-outcome.ts'
import { fileState, NO_MARKS } from './settled-file.ts'

const NOW = new Date('2026-11-23T00:00:00Z')
const secondsAgo = (seconds: number) => new Date(NOW.getTime() - seconds * 1000)

describe('INTAKE-1 the schedule', () => {
  it.each([
    ['*/15 * * * *', '2026-11-23T00:07:00Z', 'Australia/Brisbane', '2026-11-23T00:15:00.000Z'],
    ['0 6 * * *', '2026-11-22T12:00:00Z', 'Australia/Brisbane', '2026-11-22T20:00:00.000Z'],
    ['0 6 * * *', '2026-11-22T12:00:00Z', 'Australia/Sydney', '2026-11-22T19:00:00.000Z'],
    // Daylight saving begins on 4 October 2026 at 2 in the morning; 6 o'clock is an hour earlier in UTC from then on.
    ['0 6 * * *', '2026-10-02T21:00:00Z', 'Australia/Sydney', '2026-10-03T19:00:00.000Z'],
    ['0 6 * * *', '2026-10-01T21:00:00Z', 'Australia/Sydney', '2026-10-02T20:00:00.000Z'],
    ['30 7 * * 1-5', '2026-11-20T00:00:00Z', 'Australia/Perth', '2026-11-22T23:30:00.000Z'],
  ])('INTAKE-1 %s after %s in %s is %s', (schedule, after, timezone, expected) => {
    expect(nextPull(schedule, new Date(after), timezone, 0).toISOString()).toBe(expected)
  })

  it('INTAKE-1 spreads feeds over two minutes, each always by the same seconds', () => {
    const shares = Array.from({ length: 200 }, (_, number) => jitterOf(`dealer-${number}`, 'stock'))
    expect(shares.every((share) => share >= 0 && share < 1)).toBe(true)
    expect(new Set(shares.map((share) => Math.floor(share * JITTER_SECONDS))).size).toBeGreaterThan(50)
    expect(jitterOf('yard', 'stock')).toBe(jitterOf('yard', 'stock'))
  })
})

describe('INTAKE-4 silence', () => {
  it.each([
    [23.9, 'none'],
    [24, 'console'],
    [48, 'managers'],
    [72, 'operators'],
    [500, 'operators'],
  ] as const)('INTAKE-4 after %s hours: %s', (hours, expected) => {
    expect(silenceOf(secondsAgo(hours * 3600), NOW)).toBe(expected)
  })

  it('INTAKE-4 warns each group once, and both when the server was off in between', () => {
    expect(dueWarnings('console', 'none')).toEqual([])
    expect(dueWarnings('managers', 'console')).toEqual(['managers'])
    expect(dueWarnings('managers', 'managers')).toEqual([])
    expect(dueWarnings('operators', 'managers')).toEqual(['operators'])
    expect(dueWarnings('operators', 'none')).toEqual(['managers', 'operators'])
  })
})

describe('INTAKE-2 a file that grows', () => {
  const marks = { ...NO_MARKS, size: 100, modifiedAt: secondsAgo(60).getTime() }
  it('INTAKE-2 is read when size and time have been the same for 30 seconds', () => {
    expect(fileState(marks, null, null, NOW)).toBe('growing')
    expect(fileState(marks, null, { marks: { ...marks, size: 90 }, at: secondsAgo(60) }, NOW)).toBe('growing')
    expect(fileState(marks, null, { marks, at: secondsAgo(29) }, NOW)).toBe('growing')
    expect(fileState(marks, null, { marks, at: secondsAgo(30) }, NOW)).toBe('settled')
  })
  it('INTAKE-2 is read at once when it is ten minutes old, and not again while it is the same', () => {
    const old = { ...marks, modifiedAt: secondsAgo(600).getTime() }
    expect(fileState(old, null, null, NOW)).toBe('settled')
    expect(fileState(old, old, null, NOW)).toBe('unchanged')
    expect(fileState({ ...old, size: 101 }, old, null, NOW)).toBe('settled')
  })
})

it('INTAKE-1 waits longer after each failure, an hour at most', () => {
  expect([1, 2, 3, 7, 50].map(waitAfterFailures)).toEqual([1, 2, 4, 60, 60])
})

describe('INTAKE-1 a definition', () => {
  const good = { name: 'stock', way: 'https', address: 'https://dms.example/stock.csv' }
  const sftp = { ...good, way: 'sftp', address: 'sftp://dms.example/out/stock.csv', username: 'yard' }
  const hostKey = `SHA256:${'a'.repeat(43)}`
  it.each([
    [good, null],
    [{ ...sftp, hostKey }, null],
    [{ name: 'stock', way: 'upload' }, null],
    [{ ...good, address: 'http://dms.example/stock.csv' }, 'address'],
    [{ ...good, address: 'https://me:secret@dms.example/stock.csv' }, 'address'],
    [{ ...good, name: 'a--b' }, 'name'],
    [{ ...good, schedule: 'now and then' }, 'schedule'],
    [{ ...good, schedule: '* * * * * *' }, 'schedule'],
    [sftp, 'hostKey'],
    [{ ...sftp, hostKey, username: '' }, 'username'],
    [{ ...sftp, hostKey, address: 'sftp://dms.example/out/' }, 'address'],
  ])('INTAKE-1 %j: %s', (input, fault) => {
    const parsed = feedDefinitionSchema.safeParse(input)
    expect(parsed.success ? null : parsed.error.issues[0]?.path[0]).toBe(fault)
  })

  it('INTAKE-1 names the variable of its password by site and feed', () => {
    expect(secretVariable('city-cars', 'stock')).toBe('FEED_SECRET_CITY_CARS__STOCK')
  })
})
