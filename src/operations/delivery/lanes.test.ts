import { expect, it } from 'vitest'
import { createLanes } from './lanes.ts'

const done = async (value: string) => value

it('M4 a lane whose work hangs does not delay other lanes', async () => {
  const lanes = createLanes({ slots: 4, laneSlots: 2, laneWaiting: 100 })
  const hanging = Promise.withResolvers<string>()
  const stuck = Array.from({ length: 50 }, () => lanes.run('slow', () => hanging.promise))
  expect(await Promise.all(['a', 'b', 'c'].map((text) => lanes.run('quick', () => done(text))))).toEqual([
    'a',
    'b',
    'c',
  ])
  hanging.resolve('late')
  expect(await Promise.all(stuck)).toEqual(Array.from({ length: 50 }, () => 'late'))
})

it('M4 lanes take turns when slots are scarce', async () => {
  const lanes = createLanes({ slots: 1, laneSlots: 1, laneWaiting: 100 })
  const order: string[] = []
  const piece = (name: string) => lanes.run(name[0] ?? '', async () => void order.push(name))
  await Promise.all(['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map(piece))
  expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2'])
})

it('M4 a full lane rejects work, and closed lanes start nothing', async () => {
  const lanes = createLanes({ slots: 1, laneSlots: 1, laneWaiting: 1 })
  const first = Promise.withResolvers<string>()
  const running = lanes.run('a', () => first.promise)
  const waiting = lanes.run('a', () => done('second'))
  expect(await lanes.run('a', () => done('third'))).toBeNull()
  const closing = lanes.close()
  expect(await waiting).toBeNull()
  first.resolve('first')
  expect(await running).toBe('first')
  await closing
  expect(await lanes.run('b', () => done('late'))).toBeNull()
})

it('passes a failure to its caller and continues', async () => {
  const lanes = createLanes({ slots: 1, laneSlots: 1, laneWaiting: 10 })
  await expect(lanes.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await lanes.run('a', () => done('yes'))).toBe('yes')
})
