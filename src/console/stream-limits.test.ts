import { expect, it } from 'vitest'
import { createSeats } from '#operations/bodies/seats.ts'
import { streamLimits } from './stream-limits.ts'

it('S3-5 H4-7 a session has eight streams, a person 16, a site 200, and the process its share; a seat comes back once', () => {
  const seats = createSeats()
  const take = (session: string, person = session, site = 'yard') =>
    seats.take(streamLimits({ session, person, site }, 210))
  const first = take('a')
  for (let stream = 1; stream < 8; stream += 1) expect(take('a')).not.toBeNull()
  expect(take('a')).toBeNull()
  first?.()
  first?.()
  expect([take('a') === null, take('a')]).toEqual([false, null])
  for (let stream = 8; stream < 16; stream += 1) expect(take(`phone ${stream}`, 'a')).not.toBeNull()
  expect(take('another phone', 'a')).toBeNull()
  for (let stream = 16; stream < 200; stream += 1) expect(take(`other ${stream}`)).not.toBeNull()
  expect(take('one more')).toBeNull()
  for (let stream = 200; stream < 210; stream += 1) expect(take(`r ${stream}`, 'r', 'rival')).not.toBeNull()
  expect(take('over', 'over', 'rival')).toBeNull()
})
