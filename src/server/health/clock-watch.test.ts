import { expect, it } from 'vitest'
import { watchClock } from './clock-watch.ts'

const NOON = Date.UTC(2026, 10, 22, 12)
const MINUTE = 60_000

function watched(start = NOON) {
  const time = { wall: start, steady: 5_000 }
  const fault = watchClock({ wall: () => time.wall, steady: () => time.steady })
  return {
    fault,
    pass(ms: number, drift = 0) {
      time.steady += ms
      time.wall += ms + drift
      return fault()
    },
  }
}

it.each([
  [3 * 24 * 60 * MINUTE, 'jumped forward by 3 days'],
  [-120 * MINUTE, 'jumped back by 2 hours'],
  [5 * MINUTE, 'jumped forward by 5 minutes'],
])('D-70 reports a clock that jumps by %d ms for ten minutes', (by, said) => {
  const { pass } = watched()
  expect(pass(MINUTE)).toBeNull()
  expect(pass(MINUTE, by)).toContain(`The clock of this machine ${said}: check that it is right`)
  expect(pass(9 * MINUTE)).toContain(said)
  expect(pass(2 * MINUTE)).toBeNull()
})

it('D-70 a clock that is corrected gradually is no fault', () => {
  const { pass } = watched()
  for (let minutes = 0; minutes < 30; minutes += 1) expect(pass(MINUTE, 10_000)).toBeNull()
})

it('D-70 reports a lost clock for as long as it is wrong', () => {
  const { fault, pass } = watched(0)
  expect(fault()).toBe(
    'The clock of this machine says 1970-01-01, which has passed long ago: set it, and have it set by the network (NTP).',
  )
  expect(pass(60 * MINUTE)).toContain('1970-01-01')
  expect(pass(MINUTE, NOON)).toContain('jumped forward')
})
