import { expect, it } from 'vitest'
import { pictureColours } from './picture-colours.ts'

const pixels = (...runs: readonly (readonly [colour: readonly number[], count: number])[]) =>
  runs.flatMap(([colour, count]) => Array.from({ length: count }, () => colour).flat())

it('STUDIO-17 proposes the colours of a logo, the most common first, without greys and edges', () => {
  const logo = pixels(
    [[255, 255, 255, 255], 500],
    [[0, 0, 0, 0], 500],
    [[17, 20, 24, 255], 200],
    [[200, 16, 46, 255], 60],
    [[196, 18, 44, 255], 20],
    [[240, 196, 25, 255], 90],
    [[0, 120, 255, 255], 1],
  )
  expect(pictureColours(logo)).toEqual(['#f0c419', '#c8102e'])
  expect(pictureColours(logo, 1)).toEqual(['#f0c419'])
})

it('STUDIO-17 a logo without a colour has none to propose', () => {
  expect(pictureColours(pixels([[17, 17, 17, 255], 9], [[255, 0, 0, 20], 9]))).toEqual([])
  expect(pictureColours([])).toEqual([])
})
