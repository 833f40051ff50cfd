import { expect, it } from 'vitest'
import { leftText } from './time-left.ts'

const NOW = new Date('2026-11-24T00:00:00Z')
const inMinutes = (minutes: number) => leftText(new Date(NOW.getTime() + minutes * 60_000), NOW, 'ends')

it.each([
  [0, 'ends now'],
  [12, 'ends in 12 minutes'],
  [60, 'ends in 1 hour'],
  [4 * 60 + 59, 'ends in 5 hours'],
  [4 * 60 + 10, 'ends in 4 hours'],
  [47 * 60, 'ends in 47 hours'],
  [47 * 60 + 45, 'ends in 2 days'],
  [70 * 60, 'ends in 3 days'],
])('CR-C8 rounds to the nearest: %i minutes', (minutes, text) => {
  expect(inMinutes(minutes)).toBe(text)
})
