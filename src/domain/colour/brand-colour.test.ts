import { assert, constantFrom, integer, property } from 'fast-check'
import { expect, it } from 'vitest'
import { brandFault, contrastRows, nearestReadable } from './brand-colour.ts'
import { oklchOf } from './oklch.ts'

const hex = (value: number) => `#${value.toString(16).padStart(6, '0')}`
const NAMES = ['primary', 'accent', 'ground', 'bands'] as const
const NONE = { primary: '#1d4ed8', accent: null, ground: null, bands: null }

it('STUDIO-17 for any colour the nearest that reads can be chosen, and one that can be chosen is its own', () => {
  assert(
    property(constantFrom(...NAMES), integer({ min: 0, max: 0xffffff }), (name, value) => {
      const colour = hex(value)
      const near = nearestReadable(name, colour)
      return brandFault(name, near) === null && (brandFault(name, colour) !== null || near === colour)
    }),
    { numRuns: 1000 },
  )
})

it('STUDIO-17 the nearest is a step in lightness away, not another colour', () => {
  const near = nearestReadable('primary', '#7a7a7a')
  expect(brandFault('primary', '#7a7a7a')).not.toBeNull()
  expect(Math.abs(oklchOf(near).l - oklchOf('#7a7a7a').l)).toBeLessThan(0.03)
  expect(nearestReadable('ground', '#808080')).toMatch(/^#(\w\w)\1\1$/)
  expect(oklchOf(nearestReadable('bands', '#2f7fd0')).l).toBeLessThan(0.45)
})

it('STUDIO-17 the contrast of each pair is that of the tokens, on the grounds that are chosen', () => {
  const rows = contrastRows('primary', { ...NONE, primary: '#f0c419', ground: '#101010' })
  expect(rows.map(({ label }) => label)).toEqual([
    'Text on it',
    'Text on it under a pointer',
    'Links on your page',
    'Links on dark bands',
  ])
  for (const name of NAMES) {
    const all = { primary: '#c8102e', accent: '#f0c419', ground: '#f6f1e7', bands: '#101418' }
    expect([name, contrastRows(name, all).filter(({ isEnough }) => !isEnough)]).toEqual([name, []])
  }
  const [first] = contrastRows('accent', { ...NONE, accent: '#767676' })
  expect(first).toMatchObject({ label: 'Text on it', text: '#ffffff', isEnough: true })
  expect(contrastRows('bands', { ...NONE, bands: '#7a7a7a' }).some(({ isEnough }) => !isEnough)).toBe(true)
  expect(contrastRows('ground', NONE)).toEqual([])
})
