import { expect, it } from 'vitest'
import { nameKey } from './name-key.ts'

it.each([
  ['HiLux', 'Hi-Lux', 'hi lux', 'ＨｉＬｕｘ'],
  ['Mégane', 'MEGANE', 'Me\u0301gane'],
  ['e:Ny1', 'eNy1'],
  ['up!', 'Up'],
  ['元 PLUS', '元plus'],
])('TRADE-3 %s has spellings of one key', (...spellings) => {
  expect(new Set(spellings.map(nameKey)).size).toBe(1)
})

it('A5 a mark of the maker makes another name', () => {
  const names = ['Prius', 'Prius+', '4/4', '4-4', 'Ka', 'Ka+', '+++', '!', '元 PLUS', 'PLUS']
  expect(new Set(names.map(nameKey)).size).toBe(names.length)
})
