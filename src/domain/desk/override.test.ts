import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CarStatus } from '../car/vocabulary.ts'
import { deskValues } from './effective-car.ts'
import { afterChanges, afterImport, type DeskChange, holdingAt, type Overrides, SOLD_DAYS, undone } from './override.ts'

const NO_OVERRIDES: Overrides = new Map()

const KIM = { id: 'kim', name: 'Kim Lee' }
const HOUR = 3_600_000
const DAY = 24 * HOUR
const START = Date.UTC(2026, 10, 1)
const at = (hours: number) => new Date(START + hours * HOUR)
const set = (part: DeskChange['part'], value: string | number, until: Date | null = null): DeskChange => ({
  part,
  to: { value, until },
})
const change = (overrides: Overrides, changes: readonly DeskChange[], now: Date) =>
  afterChanges(overrides, changes, { by: KIM, now, feedValueOf: () => null })

type Step =
  | { readonly kind: 'import'; readonly price: number; readonly tag: number; readonly status: CarStatus }
  | {
      readonly kind: 'set'
      readonly part: 'price' | 'tag' | 'status'
      readonly value: number
      readonly hours: number | null
    }
  | { readonly kind: 'release'; readonly part: 'price' | 'tag' | 'status' }
  | { readonly kind: 'wait'; readonly hours: number }

const PARTS = ['price', 'tag', 'status'] as const
const STATUSES = ['in_stock', 'coming_soon', 'sold'] as const
const part = fc.constantFrom(...PARTS)
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('import' as const),
    price: fc.integer({ min: 1, max: 3 }),
    tag: fc.integer({ min: 1, max: 3 }),
    status: fc.constantFrom(...STATUSES),
  }),
  fc.record({
    kind: fc.constant('set' as const),
    part,
    value: fc.integer({ min: 0, max: 2 }),
    hours: fc.option(fc.integer({ min: 1, max: 40 * 24 }), { nil: null }),
  }),
  fc.record({ kind: fc.constant('release' as const), part }),
  fc.record({ kind: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 20 * 24 }) }),
)

interface Shown {
  readonly values: Readonly<Record<string, unknown>>
  /** Every price that was shown, with its hour: what the ledger writes. */
  readonly ledger: readonly (readonly [number, unknown])[]
}

/** The product's rules, step after step. */
function byRules(steps: readonly Step[]): Shown {
  let feed: Record<string, unknown> = { price: 1, tag: 1, status: 'in_stock' }
  let overrides = NO_OVERRIDES
  let hour = 0
  const ledger: (readonly [number, unknown])[] = []
  const shown = () => ({ ...feed, ...deskValues(overrides).values })
  const note = () => {
    const { price } = shown() as { price: unknown }
    if (ledger.at(-1)?.[1] !== price) ledger.push([hour, price])
  }
  for (const each of steps) {
    hour += each.kind === 'wait' ? each.hours : 1
    overrides = holdingAt(overrides, at(hour))
    if (each.kind === 'import') {
      feed = { price: each.price, tag: each.tag, status: each.status }
      overrides = afterImport(overrides, each.status)
    }
    if (each.kind === 'set') {
      const value = each.part === 'status' ? (STATUSES[each.value] ?? 'sold') : each.value + 10
      const until = each.hours === null ? null : at(hour + each.hours)
      overrides = change(overrides, [set(each.part, value, until)], at(hour))
    }
    if (each.kind === 'release') overrides = change(overrides, [{ part: each.part, to: null }], at(hour))
    note()
  }
  return { values: shown(), ledger }
}

/** The expected state, found another way: for each part, the last edit of it decides. */
function byHistory(steps: readonly Step[], last: number, upTo = steps.length): Readonly<Record<string, unknown>> {
  const values: Record<string, unknown> = { price: 1, tag: 1, status: 'in_stock' }
  const hours = hoursOf(steps)
  const done = steps.slice(0, upTo)
  for (const each of PARTS) {
    const latestImport = done.findLast(({ kind }) => kind === 'import')
    if (latestImport?.kind === 'import') values[each] = latestImport[each]
    const index = done.findLastIndex((one) => (one.kind === 'set' || one.kind === 'release') && one.part === each)
    const deed = done[index]
    if (deed?.kind !== 'set') continue
    const value = each === 'status' ? (STATUSES[deed.value] ?? 'sold') : deed.value + 10
    const isSale = each === 'status' && value === 'sold'
    const most = isSale ? SOLD_DAYS * 24 : Number.POSITIVE_INFINITY
    const end = (hours[index] ?? 0) + Math.min(deed.hours ?? Number.POSITIVE_INFINITY, most)
    const agreed = isSale && done.slice(index + 1).some((one) => one.kind === 'import' && one.status === 'sold')
    if (end > last && !agreed) values[each] = value
  }
  return values
}

function hoursOf(steps: readonly Step[]): readonly number[] {
  let hour = 0
  return steps.map((each) => {
    hour += each.kind === 'wait' ? each.hours : 1
    return hour
  })
}

describe('DESK-2 overrides over imports', () => {
  it('no sequence of imports and edits loses an override or leaves one behind, and the ledger has each price (10,000 sequences)', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 14 }), (steps) => {
        const hours = hoursOf(steps)
        const { values, ledger } = byRules(steps)
        expect(values).toEqual(byHistory(steps, hours.at(-1) ?? 0))
        const prices: (readonly [number, unknown])[] = []
        for (const [index, hour] of hours.entries()) {
          const { price } = byHistory(steps, hour, index + 1) as { price: unknown }
          if (prices.at(-1)?.[1] !== price) prices.push([hour, price])
        }
        expect(ledger).toEqual(prices)
      }),
      { numRuns: 10_000 },
    )
  })

  it('DESK-3 a sold car stays sold until the feed agrees or 30 days pass', () => {
    const sold = change(NO_OVERRIDES, [set('status', 'sold')], at(0))
    expect(afterImport(sold, 'in_stock').has('status')).toBe(true)
    expect(afterImport(sold, 'sold').has('status')).toBe(false)
    expect(holdingAt(sold, new Date(START + SOLD_DAYS * DAY - 1)).has('status')).toBe(true)
    expect(holdingAt(sold, new Date(START + SOLD_DAYS * DAY)).has('status')).toBe(false)
  })

  it('DESK-8 undo gives back what was before, and touches nothing that another person changed since', () => {
    const before = change(NO_OVERRIDES, [set('tag', 'Special')], at(0))
    const after = change(before, [set('price', 20_000), { part: 'tag', to: null }], at(1))
    expect(undone(after, before, after)).toEqual(before)
    const later = change(after, [set('price', 21_000)], at(2))
    expect(undone(later, before, after)).toBeNull()
    const other = change(after, [set('colour', 'Red')], at(2))
    expect([...(undone(other, before, after)?.keys() ?? [])].sort()).toEqual(['colour', 'tag'])
  })
})
