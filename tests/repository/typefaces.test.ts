import { readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { TEMPLATES } from '#site/site.ts'
import { fontsOf } from '#themes/fonts.ts'

const root = new URL('../..', import.meta.url).pathname
/** Typefaces are preloaded with the page, and on a slow line they delay its largest picture. */
const MOST_BYTES = 45_000

describe.each(TEMPLATES)('FIELD-5 the typefaces of %s', (template) => {
  it('weigh less than 45 kB on a first screen', () => {
    const sizes = fontsOf(template).map((file) => statSync(`${root}${file}`).size)
    expect(sizes.reduce((total, size) => total + size, 0)).toBeLessThan(MOST_BYTES)
  })

  it('have each letter of Western Europe once: in the file of every page, or in the one of rare letters', () => {
    const tokens = readFileSync(`${root}/src/themes/${template}/tokens.css`, 'utf8')
    const characters = new Map<string, number[]>()
    for (const [, family = '', ranges = ''] of tokens.matchAll(/font-family: "([^"]+)";[^}]*unicode-range:([^;]+);/g))
      characters.set(family, [...(characters.get(family) ?? []), ...ranges.split(',').flatMap(inRange)])
    expect(characters.size).toBeGreaterThan(0)
    for (const [family, points] of characters) {
      expect(points, family).toEqual(expect.arrayContaining([...inRange('U+20-7E'), ...inRange('U+A0-FF')]))
      expect(new Set(points).size, `${family} has a character in two files, and both are fetched`).toBe(points.length)
    }
  })
})

/** The code points of a range such as 'U+20-7E'. */
function inRange(range: string): readonly number[] {
  const [from = 0, to = from] = range
    .trim()
    .slice(2)
    .split('-')
    .map((point) => Number.parseInt(point, 16))
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
