import { expect, it } from 'vitest'
import { createSeats } from './seats.ts'

const LONG_MS = 600_000

it('H4-5 who waits gets the seat when another leaves, in turn', async () => {
  const seats = createSeats()
  const one = [{ of: 'one', most: 1 }]
  const leave = seats.take(one)
  const came: string[] = []
  const wait = async (name: string) => {
    const seat = await seats.wait(one, LONG_MS)
    came.push(name)
    return seat
  }
  const [second, third] = [wait('second'), wait('third')]
  expect(seats.take(one)).toBeNull()
  leave?.()
  ;(await second)?.()
  expect(await third).not.toBeNull()
  expect(came).toEqual(['second', 'third'])
})

it('H4-5 who waits for another seat lets the next pass, and too many of one are refused at once', async () => {
  const seats = createSeats()
  const [of, other] = [[{ of: 'a', most: 1 }], [{ of: 'b', most: 1 }]]
  const leave = seats.take(of)
  const leaveOther = seats.take(other)
  const waiting = Array.from({ length: 16 }, () => seats.wait(of, LONG_MS))
  expect(await seats.wait(of, LONG_MS)).toBeNull()
  const passing = seats.wait(other, LONG_MS)
  leaveOther?.()
  expect(await passing).not.toBeNull()
  leave?.()
  for (const each of waiting) (await each)?.()
})

it('H4-5 who waits longer than they may goes without', async () => {
  const seats = createSeats()
  const one = [{ of: 'one', most: 1 }]
  const leave = seats.take(one)
  expect(await seats.wait(one, 1)).toBeNull()
  leave?.()
  expect(seats.take(one)).not.toBeNull()
})

it('H4-3 a limit in bytes counts what each takes', () => {
  const seats = createSeats()
  const take = (takes: number) => seats.take([{ of: 'bytes', most: 100, takes }])
  const leave = take(60)
  expect([take(41), take(40) === null]).toEqual([null, false])
  leave?.()
  expect([take(61), take(60) === null]).toEqual([null, false])
})
