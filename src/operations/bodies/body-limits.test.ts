import { expect, it } from 'vitest'
import { heldLimits, uploadLimits, visitorFormLimits, visitorLimits } from './body-limits.ts'
import { createSeats } from './seats.ts'

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
    .flatMap((address) => [1, 2, 3, 4, 5].map(() => seats.take(heldLimits(address, null))))
    .filter(Boolean)
  expect(held.length).toBe(64)
  // Who signs in meanwhile is not kept out.
  expect(seats.take(heldLimits('own', 200))).not.toBeNull()
  expect(seats.take(uploadLimits('kim', 'yard', null))).not.toBeNull()
})

it('H4-3 large forms of visitors of a site keep nobody from writing to its dealer', () => {
  const seats = createSeats()
  const most = 64 * 1024
  const addresses = Array.from({ length: 20 }, (_, index) => String(index))
  const taken = addresses
    .flatMap((address) =>
      Array.from({ length: 80 }, () => seats.take(visitorFormLimits({ address, site: 'yard' }, null, most))),
    )
    .filter(Boolean)
  expect(taken.length).toBe(256)
  expect(seats.take(visitorFormLimits({ address: 'own', site: 'yard' }, null, most))).toBeNull()
  expect(seats.take(visitorFormLimits({ address: 'own', site: 'yard' }, 3_000, most))).not.toBeNull()
  expect(seats.take(visitorFormLimits({ address: 'own', site: 'rival' }, null, most))).not.toBeNull()
})
