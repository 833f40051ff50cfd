import { describe, expect, it } from 'vitest'
import { contrast, textOn } from './contrast.ts'

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#0000ff', '#ffffff', 8.59],
  ])('FIELD-4 of %s and %s is %f as WCAG calculates it', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2)
    expect(contrast(other, one)).toBeCloseTo(ratio, 2)
  })

  it.each([
    ['#0b3d4f', '#ffffff'],
    ['#e0a526', '#111418'],
  ])('FIELD-4 the text on %s is %s', (background, colour) => {
    expect(textOn(background).colour).toBe(colour)
    expect(textOn(background).contrast).toBeGreaterThanOrEqual(4.5)
  })
})
