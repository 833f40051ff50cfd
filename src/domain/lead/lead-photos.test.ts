import { expect, it } from 'vitest'
import { photosAnswer, readPhotosAnswer } from './lead-photos.ts'

it('B14 the address after photos says what happened, and nothing else is believed', () => {
  const read = (address: string) => readPhotosAnswer(new URL(address, 'https://cars.example').searchParams)
  expect(read(photosAnswer({ added: 3, left: 1 }))).toEqual({ fault: null, added: 3, left: 1 })
  for (const fault of ['none', 'enough', 'large'] as const)
    expect(read(photosAnswer(fault))).toEqual({ fault, added: 0, left: 0 })
  for (const other of ['', '?photos=', '?photos=7', '?photos=-1', '?photos=1.5', '?photos=<b>'])
    expect(read(`/success${other}`), other).toBeNull()
})
