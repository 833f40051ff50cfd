import { expect, test } from 'vitest'
import { findOptions, findParts } from './find-options.ts'
import { OUTLINE, OUTLINE_PARTS, partOf } from './outline.ts'
import { SITE_CONTROLS } from './site-controls.ts'

test('STUDIO-1: each option has exactly one place in the outline, and no place is empty', () => {
  const ids = OUTLINE_PARTS.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const taken = OUTLINE_PARTS.flatMap(({ takes }) => takes)
  expect(new Set(taken).size).toBe(taken.length)
  const lost = SITE_CONTROLS.filter(({ path }) => partOf(path) === null)
  expect(lost.map(({ path }) => path)).toEqual([])
  const used = new Set(SITE_CONTROLS.map(({ path }) => partOf(path)?.id))
  const gathering = OUTLINE_PARTS.filter(({ gathers }) =>
    SITE_CONTROLS.some(({ path }) => path.endsWith(`.${gathers}`)),
  )
  expect(ids.filter((id) => !used.has(id))).toEqual(gathering.map(({ id }) => id))
  expect(OUTLINE.every(({ parts }) => parts.length > 0)).toBe(true)
})

test.each([
  ['easter hours', 'locations'],
  ['christmas', 'holidays'],
  ['facebook', 'contact'],
  ['brand color', 'brand'],
  ['logo', 'brand'],
  ['interest rate', 'prices'],
  ['privacy', 'legal'],
  ['team photo', 'people'],
  ['person who left', 'people'],
  ['google analytics', 'tags'],
  ['old website', 'addresses'],
  ['sold cars', 'search'],
  ['deposit', 'reservations'],
  ['where do the leads go', 'delivery'],
])('STUDIO-1: who looks for ‘%s’ finds the part %s', (typed, part) => {
  const found = [...findParts(typed), ...findOptions(typed).map((each) => each.part)]
  expect(found.slice(0, 5).map(({ id }) => id)).toContain(part)
})

test('STUDIO-1: words of a part find the options that say them, not all that the part has', () => {
  const found = findOptions('easter hours').map(({ control }) => control.label)
  expect(found).toContain('Opening hours')
  expect(found).not.toContain('Postcode')
  expect(found.length).toBeLessThan(10)
})

test('STUDIO-1: every option is found by its own label', () => {
  for (const { path, label } of SITE_CONTROLS) {
    const found = findOptions(label, Number.POSITIVE_INFINITY).map(({ control }) => control.path)
    expect([label, found]).toEqual([label, expect.arrayContaining([path])])
  }
})
