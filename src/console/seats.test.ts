import { expect, it } from 'vitest'
import { createSeats, streamLimits, uploadLimits } from './seats.ts'

it('S3-5 a session has eight streams, a site 200, and the process its share; a seat comes back once', () => {
  const seats = createSeats()
  const take = (session: string, site = 'yard') => seats.take(streamLimits(session, site, 210))
  const first = take('a')
  for (let stream = 1; stream < 8; stream += 1) expect(take('a')).not.toBeNull()
  expect(take('a')).toBeNull()
  first?.()
  first?.()
  expect([take('a') === null, take('a')]).toEqual([false, null])
  for (let stream = 8; stream < 200; stream += 1) expect(take(`other ${stream}`)).not.toBeNull()
  expect(take('one more')).toBeNull()
  for (let stream = 200; stream < 210; stream += 1) expect(take(`r ${stream}`, 'rival')).not.toBeNull()
  expect(take('over', 'rival')).toBeNull()
})

it('S3-11 a person uploads twice at once, and all people four times', () => {
  const seats = createSeats()
  const taken = ['a', 'a', 'a', 'b', 'b', 'c'].map((person) => seats.take(uploadLimits(person)))
  expect(taken.map((each) => each !== null)).toEqual([true, true, false, true, true, false])
  taken[0]?.()
  expect(seats.take(uploadLimits('c'))).not.toBeNull()
})
