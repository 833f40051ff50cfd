import { expect, it } from 'vitest'
import { features } from './features.ts'

it('CAR-3 lists each feature once, trimmed, without empty ones', () => {
  expect(features([' Tow bar', 'Rear camera', 'Tow bar ', '', 'null'])).toEqual(['Tow bar', 'Rear camera'])
})
