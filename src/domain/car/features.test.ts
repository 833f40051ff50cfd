import { expect, it } from 'vitest'
import { features } from './features.ts'

it('CAR-3 features are listed once each, tidied, without empty ones', () => {
  expect(features([' Tow bar', 'Rear camera', 'Tow bar ', '', 'null'])).toEqual(['Tow bar', 'Rear camera'])
})
