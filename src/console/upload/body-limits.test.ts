import { expect, it } from 'vitest'
import { createSeats } from '../seats.ts'
import { heldLimits, uploadLimits, visitorLimits } from './body-limits.ts'

const MB = 1024 * 1024

it('S3-11 H4-5 a person uploads twice at once, a site four times, and another site never counts', () => {
  const seats = createSeats()
  const upload = (person: string, site: string) => seats.take(uploadLimits(person, site, MB))
  const taken = ['a', 'a', 'a', 'b', 'b', 'c'].map((person) => upload(person, 'yard'))
  expect(taken.map((each) => each !== null)).toEqual([true, true, false, true, true, false])
  expect(upload('d', 'rival')).not.toBeNull()
  taken[0]?.()
  expect(upload('c', 'yard')).not.toBeNull()
})

it('H4-3 H4-5 one site, with its staff and its visitors, leaves memory for bodies of another', () => {
  const seats = createSeats()
  const people = Array.from({ length: 50 }, (_, index) => String(index))
  const staff = people.map((person) => seats.take(uploadLimits(person, 'yard', null))).filter(Boolean)
  const visitors = people
    .map((address) => seats.take(visitorLimits({ address, site: 'yard' }, null, 24 * MB)))
    .filter(Boolean)
  expect([staff.length, visitors.length]).toEqual([2, 2])
  expect(seats.take(uploadLimits('other', 'rival', null))).not.toBeNull()
  expect(seats.take(visitorLimits({ address: '1', site: 'rival' }, null, 24 * MB))).not.toBeNull()
})

it('H4-3 many addresses without a session take the whole of no other figure than their own', () => {
  const seats = createSeats()
  const addresses = Array.from({ length: 2_000 }, (_, index) => String(index))
  const held = addresses
    .flatMap((address) => [1, 2, 3, 4, 5].map(() => seats.take(heldLimits(address))))
    .filter(Boolean)
  expect(held.length).toBe(64)
  expect(seats.take(uploadLimits('kim', 'yard', null))).not.toBeNull()
})
