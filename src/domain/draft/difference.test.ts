import fc from 'fast-check'
import { expect, it } from 'vitest'
import { difference } from './difference.ts'
import type { DraftFiles } from './draft-change.ts'
import { inverseOf } from './inverse.ts'
import { isSameValue, type JsonValue } from './json-value.ts'
import { listIds, withIds } from './list-ids.ts'
import { appliedAll, isSameJson } from './testing/applied.ts'

const leaf = fc.oneof(fc.constantFrom('a', 'b', 'c'), fc.nat(3), fc.boolean(), fc.constant(null))
const item = fc.record({ label: leaf, title: leaf }, { requiredKeys: ['label'] })
const named = fc.record(
  { id: fc.constantFrom('north', 'south', 'west'), label: leaf },
  { requiredKeys: ['id', 'label'] },
)
const list = fc.oneof(
  fc.array(item, { maxLength: 6 }),
  fc.uniqueArray(named, { maxLength: 3, selector: ({ id }) => id }),
  fc.uniqueArray(fc.oneof(fc.constantFrom('hero', 'latest', 'offers'), item), {
    maxLength: 5,
    selector: (each) => JSON.stringify(each),
  }),
  fc.array(fc.constantFrom('x', 'y'), { maxLength: 3 }),
)
const inner = fc.record({ label: leaf, hours: fc.array(item, { maxLength: 3 }) }, { requiredKeys: ['label'] })
const site = fc.record(
  {
    name: leaf,
    list,
    group: fc.record({ a: leaf, list }, { requiredKeys: ['a'] }),
    deep: fc.array(inner, { maxLength: 4 }),
  },
  { requiredKeys: ['name'] },
)
const files = fc.record({ json: site, page: fc.option(fc.constantFrom('h1', 'h2')) }).map(
  ({ json, page }): DraftFiles => ({
    'site.json': { json: json as JsonValue },
    ...(page === null ? {} : { 'pages/about.md': { hash: page } }),
  }),
)

it('STUDIO-13 STUDIO-19 the difference of two states makes one the other, and its inverse brings the first back', () => {
  fc.assert(
    fc.property(files, files, (one, other) => {
      const base = { files: one, inherited: {} }
      const changes = difference(base, other)
      const made = appliedAll(base, changes)
      expect(isSameJson(made, other)).toBe(true)
      expect(isSameJson(appliedAll({ files: made, inherited: {} }, inverseOf(changes)), one)).toBe(true)
      expect(difference(base, one)).toEqual([])
    }),
    { numRuns: 1_000 },
  )
})

it('STUDIO-19 a folder that lost the ids of its items changes nothing, and an edited item is one change', () => {
  const links = [
    { label: 'Cars', href: '/search' },
    { label: 'Sell', href: '/sell' },
  ]
  const live = { 'site.json': { json: { header: withIds(links) } } }
  expect(difference({ files: live, inherited: {} }, { 'site.json': { json: { header: links } } })).toEqual([])
  const edited = [{ label: 'Cars', href: '/cars' }, links[1]!]
  const [cars] = listIds(links)
  expect(difference({ files: live, inherited: {} }, { 'site.json': { json: { header: edited } } })).toEqual([
    { kind: 'set', path: ['site.json', 'header', `@${cars}`, 'href'], before: '/search', after: '/cars' },
  ])
})

it('STUDIO-9 ids of items follow from their content, whatever their order, and equal items differ', () => {
  const [one, two] = [{ label: 'One' }, { label: 'Two' }]
  const [a, b] = listIds([one, two])
  expect(listIds([two, one])).toEqual([b, a])
  expect(listIds([{ x: 1, y: 2 }])).toEqual(listIds([{ y: 2, x: 1 }]))
  expect(new Set(listIds([one, one, one])).size).toBe(3)
  expect(listIds(['hero', { id: 'yard' }])).toEqual(['hero', 'yard'])
  expect(isSameValue(withIds([one]), [one])).toBe(true)
})
