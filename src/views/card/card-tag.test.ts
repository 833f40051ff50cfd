import { describe, expect, it } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { exampleCar } from '#domain/testing/example-car.ts'
import { exampleSite } from '#domain/testing/example-site.ts'
import { cardTag } from './card-tag.ts'

const now = new Date('2026-06-10T12:00:00Z')
const certified = { make: 'Toyota', title: 'Toyota Certified', benefits: ['Two keys'] }
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString()

const tag = (changes: Partial<Car>, card: { electricTag?: boolean; newTagText?: string } = {}) =>
  cardTag(exampleCar(changes), exampleSite({ card }).card, exampleSite({ vehicle: { certified } }).vehicle.certified, {
    now,
  })

/** Each rule with a car that matches it, in order of precedence. */
const RULES = [
  ['sold', 'JUST SOLD', { sold: true }],
  ['electric', 'Hybrid', { simple_fuel: 'Hybrid' }],
  ['reserved', 'RESERVED', { reserved: true }],
  ['certified', 'Toyota Certified', { certified: true }],
  ['explicit', 'Price Drop', { tag: 'Price Drop' }],
  ['coming-soon', 'COMING SOON', { status: 'coming_soon' }],
  ['new', 'New', { created_at: daysAgo(1) }],
] as const satisfies readonly (readonly [string, string, Partial<Car>])[]

describe('CARD-3, CARD-4 the first matching tag wins', () => {
  it.each(RULES)('CARD-3 %s alone shows %s', (kind, text, changes) => {
    expect(tag(changes, { electricTag: true })).toEqual({ kind, text })
  })
  const pairs = RULES.flatMap((winner, index) => RULES.slice(index + 1).map((loser) => [winner, loser] as const))
  it.each(pairs.map(([winner, loser]) => [winner[0], loser[0], { ...loser[2], ...winner[2] }] as const))(
    'CARD-3 %s takes precedence over %s',
    (kind, _, changes) => {
      expect(tag(changes, { electricTag: true })?.kind).toBe(kind)
    },
  )
  it('CARD-3 shows none otherwise', () => {
    expect(tag({}, { electricTag: true })).toBeNull()
  })
})

it.each(['Electric', 'Hybrid', 'Plug-in Hybrid'] as const)(
  'CARD-3 %s has its fuel’s tag only if the site’s option is on',
  (simple_fuel) => {
    expect(tag({ simple_fuel }, { electricTag: true })).toEqual({ kind: 'electric', text: simple_fuel })
    expect(tag({ simple_fuel })).toBeNull()
  },
)

it('CARD-3 treats a car of unknown fuel as not electric', () => {
  expect(tag({ simple_fuel: null }, { electricTag: true })).toBeNull()
})

it.each([
  [{ certified: false }, null],
  [{ certified: true, car_type: 'demo' }, null],
  [{ certified: true, make: 'Mazda' }, null],
  [{ certified: true, make: 'TOYOTA' }, 'certified'],
] as const)('CARD-3 shows for %o the certified tag: %s', (changes, kind) => {
  expect(tag(changes)?.kind ?? null).toBe(kind)
})

it('CARD-3 shows no certified tag on a site without a certified make', () => {
  expect(cardTag(exampleCar({ certified: true }), exampleSite().card, null, { now })).toBeNull()
})

it.each([
  [8, 'JUST ARRIVED'],
  [8.001, null],
  [0, 'JUST ARRIVED'],
  [-1, null],
])('CARD-3 a car listed %d days ago has the tag: %s', (days, text) => {
  expect(tag({ created_at: daysAgo(days) }, { newTagText: 'JUST ARRIVED' })?.text ?? null).toBe(text)
})

it.each([
  ['2026-06-09T12:00:00Z', 'new'],
  ['2026-06-08T12:00:00Z', undefined],
  ['2026-06-07T12:00:00Z', undefined],
] as const)('CARD-3 where only cars listed after 8 June are new, one of %s has the tag: %s', (created_at, kind) => {
  const moment = { now, newestAfter: '2026-06-08T12:00:00Z' }
  expect(cardTag(exampleCar({ created_at }), exampleSite().card, null, moment)?.kind).toBe(kind)
})
