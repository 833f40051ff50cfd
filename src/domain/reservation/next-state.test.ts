import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Effect, nextState } from './next-state.ts'
import type { CarNow, ReservationEvent, ReservationStatus } from './reservation.ts'

const START = new Date('2026-11-21T00:00:00Z')
const at = (minutes: number) => new Date(START.getTime() + minutes * 60_000)
const PENDING: ReservationStatus = { state: 'pending', payBy: at(15), heldUntil: null }
const HELD: ReservationStatus = { state: 'held', payBy: at(15), heldUntil: at(48 * 60) }
const paid = { kind: 'paid', at: at(5) } as const

const move = (status: ReservationStatus, event: ReservationEvent, minutes: number, car: CarNow = 'taken') =>
  nextState(status, event, { now: at(minutes), car, holdHours: 48 })

describe('a reservation', () => {
  it.each([
    ['pending', paid, 5, 'free', 'held', ['take-car', 'confirm']],
    ['pending', paid, 5, 'taken', 'held', ['take-car', 'confirm']],
    ['pending', paid, 5, 'sold', 'refunded', ['free-car', 'refund']],
    ['pending', { kind: 'time-passed' }, 14, 'taken', null, []],
    ['pending', { kind: 'time-passed' }, 15, 'taken', 'expired', ['free-car']],
    ['pending', { kind: 'unpaid' }, 5, 'taken', 'expired', ['free-car']],
    ['pending', { kind: 'given-up' }, 5, 'taken', 'cancelled', ['free-car']],
    ['pending', { kind: 'released' }, 5, 'taken', null, []],
    ['expired', paid, 20, 'free', 'held', ['take-car', 'confirm']],
    ['expired', paid, 20, 'taken', 'refunded', ['refund']],
    ['expired', paid, 20, 'sold', 'refunded', ['refund']],
    ['cancelled', paid, 20, 'free', 'held', ['take-car', 'confirm']],
    ['cancelled', paid, 20, 'taken', 'refunded', ['refund']],
    ['held', paid, 20, 'taken', null, []],
    ['held', { kind: 'unpaid' }, 20, 'taken', null, []],
    ['held', { kind: 'given-up' }, 20, 'taken', null, []],
    ['held', { kind: 'time-passed' }, 48 * 60 - 1, 'taken', null, []],
    ['held', { kind: 'time-passed' }, 48 * 60, 'taken', 'lapsed', ['free-car', 'refund']],
    ['held', { kind: 'time-passed' }, 48 * 60, 'sold', 'completed', []],
    ['held', { kind: 'released' }, 60, 'taken', 'refunded', ['free-car', 'refund']],
    ['held', { kind: 'completed' }, 60, 'taken', 'completed', []],
    ['completed', { kind: 'released' }, 60, 'sold', 'refunded', ['free-car', 'refund']],
    ['lapsed', paid, 60, 'free', null, []],
    ['refunded', paid, 60, 'free', null, []],
  ] as const)(
    'RESERVE-3 %s, with %o after %i minutes and its car %s, becomes %s',
    (state, event, minutes, car, to, effects) => {
      const status = state === 'held' || state === 'completed' ? { ...HELD, state } : { ...PENDING, state }
      const next = move(status, event, minutes, car)
      expect(next?.status.state ?? null).toBe(to)
      expect(next?.effects ?? []).toEqual(effects)
    },
  )

  it('RESERVE-1 is held for 48 hours from the payment, even if the notice comes late, or for longer if the dealer says so', () => {
    expect(move(PENDING, paid, 9)?.status.heldUntil).toEqual(at(5 + 48 * 60))
    expect(move({ ...PENDING, state: 'expired' }, paid, 600, 'free')?.status.heldUntil).toEqual(at(5 + 48 * 60))
    const extended = move(HELD, { kind: 'extended', until: at(72 * 60) }, 60)
    expect(extended?.status.heldUntil).toEqual(at(72 * 60))
    expect(extended && move(extended.status, { kind: 'time-passed' }, 48 * 60)).toBeNull()
  })
})

/** Applies events, a minute apart, to one buyer's reservation of one car. `rival` takes the car whenever it is free. */
function run(events: readonly ReservationEvent[], rival: boolean) {
  let status = PENDING
  let kept = true
  const effects: Effect[] = []
  events.forEach((event, minute) => {
    const car: CarNow = kept || rival ? 'taken' : 'free'
    const next = move(status, event, minute + 1, car)
    if (next === null) return
    status = next.status
    effects.push(...next.effects)
    kept = next.effects.reduce(
      (now, effect) => (effect === 'take-car' ? true : effect === 'free-car' ? false : now),
      kept,
    )
  })
  return { state: status.state, kept, effects }
}

const UNTIL_PAID = ['unpaid', 'given-up', 'time-passed'] as const
const anyEvents = fc.array(fc.constantFrom<ReservationEvent>(paid, ...UNTIL_PAID.map((kind) => ({ kind }))), {
  maxLength: 40,
})

describe('RESERVE-3 events in any order, repeated or lost', () => {
  it('a payment, reported once or more, ends in one hold and one confirmation if nobody else takes the car', () => {
    fc.assert(
      fc.property(anyEvents, anyEvents, (before, after) => {
        const { state, kept, effects } = run([...before, paid, ...after], false)
        expect(state).toBe('held')
        expect(kept).toBe(true)
        expect(effects.filter((effect) => effect === 'confirm')).toHaveLength(1)
        expect(effects).not.toContain('refund')
      }),
    )
  })

  it('a payment ends in exactly one hold or one refund if others take the car', () => {
    fc.assert(
      fc.property(anyEvents, anyEvents, (before, after) => {
        const { state, kept, effects } = run([...before, paid, ...after], true)
        const [held, refunded] = ['confirm', 'refund'].map((one) => effects.filter((effect) => effect === one).length)
        expect([held, refunded]).toEqual(state === 'held' ? [1, 0] : [0, 1])
        expect(kept).toBe(state === 'held')
      }),
    )
  })

  it('without a payment nothing is confirmed or refunded, and only a pending reservation blocks the car', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        const { state, kept, effects } = run(
          events.filter(({ kind }) => kind !== 'paid'),
          false,
        )
        expect(effects.filter((effect) => effect !== 'free-car')).toEqual([])
        expect(kept).toBe(state === 'pending')
      }),
    )
  })
})
