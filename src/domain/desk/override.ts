import type { CarStatus } from '../car/vocabulary.ts'
import type { DeskField, DeskValue } from './desk-fields.ts'
import { FEEDS_ORDER, type PhotoOrder } from './photo/photo-order.ts'

/** The part of a car that an override holds: a field, or the order of its photos. */
export type OverriddenPart = DeskField | 'photos'

/** DESK-2: a value that staff set on top of what the feed says. */
export interface Override {
  readonly part: OverriddenPart
  readonly value: DeskValue | PhotoOrder
  /** What the feed said then, so that the page can say what it says now. Null for photos. */
  readonly feedValue: DeskValue
  readonly by: { readonly id: string; readonly name: string }
  readonly at: Date
  /** When it begins, in the future; null: it holds. */
  readonly from: Date | null
  /** When it ends by itself; null: when staff release it. */
  readonly until: Date | null
}

/** At most one per part. */
export type Overrides = ReadonlyMap<OverriddenPart, Override>

/** What staff set for the photos. */
export function photoOrderOf(overrides: Overrides): PhotoOrder {
  const value = overrides.get('photos')?.value
  return typeof value === 'object' && value !== null ? value : FEEDS_ORDER
}

/** DESK-3: how long a car that staff sold stays sold while the feed says otherwise. */
export const SOLD_DAYS = 30
const MS_PER_DAY = 86_400_000

/** One change of an edit: another value, or null to release the field to the feed. */
export interface DeskChange {
  readonly part: OverriddenPart
  readonly to: {
    readonly value: Override['value']
    /** Left out or past: at once. */
    readonly from?: Date | null
    readonly until: Date | null
    /** SALES-9: of a sale, which neither lapses nor ends when the feed agrees. */
    readonly isSale?: true
  } | null
}

/** What a change needs to know. */
export interface ChangeFacts {
  readonly by: Override['by']
  readonly now: Date
  readonly feedValueOf: (part: OverriddenPart) => DeskValue
}

/**
 * The overrides after staff changed a car. A car that they mark as sold stays sold for 30 days at most (DESK-3), one with a
 * sale until the sale is taken back (SALES-9).
 */
export function afterChanges(
  overrides: Overrides,
  changes: readonly DeskChange[],
  { by, now, feedValueOf }: ChangeFacts,
): Overrides {
  const next = new Map(overrides)
  for (const { part, to } of changes) {
    if (to === null) next.delete(part)
    else
      next.set(part, {
        part,
        value: to.value,
        from: to.from && to.from > now ? to.from : null,
        until: to.isSale ? null : latestEnd(part, to.value, to.until, now),
        feedValue: feedValueOf(part),
        by,
        at: now,
      })
  }
  return next
}

function latestEnd(part: OverriddenPart, value: Override['value'], until: Date | null, now: Date): Date | null {
  if (part !== 'status' || value !== 'sold') return until
  const latest = new Date(now.getTime() + SOLD_DAYS * MS_PER_DAY)
  return until === null || until > latest ? latest : until
}

/** DESK-2: the overrides of `now`: one whose end has come is over, one whose time has come holds. */
export function holdingAt(overrides: Overrides, now: Date): Overrides {
  return new Map(
    [...overrides]
      .filter(([, { until }]) => until === null || until > now)
      .map(([part, override]) => [part, override.from !== null && override.from <= now ? begun(override) : override]),
  )
}

function begun(override: Override): Override {
  return { ...override, from: null }
}

/** The overrides that pages show: not those that begin later. */
export function begunOf(overrides: Overrides): Overrides {
  return new Map([...overrides].filter(([, { from }]) => from === null))
}

/** DESK-7: who says the price that a car has now, for the ledger: 'staff' or its feed. */
export function priceSource(overrides: Overrides, feed: string): string {
  const begun = begunOf(overrides)
  return begun.has('price') || begun.has('offer_price') ? 'staff' : feed
}

/** DESK-3: the overrides after an import. A feed that says 'sold' too ends a mark, but no sale (SALES-9); nothing else does. */
export function afterImport(overrides: Overrides, feedStatus: CarStatus): Overrides {
  return new Map([...overrides].filter(([, override]) => !agreesOnSold(override, feedStatus)))
}

function agreesOnSold(override: Override, feedStatus: CarStatus): boolean {
  return override.part === 'status' && override.value === 'sold' && feedStatus === 'sold' && !isSale(override)
}

/** SALES-9: a mark of DESK-3 has an end, a sale has none. */
function isSale({ part, value, until }: Override): boolean {
  return part === 'status' && value === 'sold' && until === null
}

/** DESK-8: undoes an edit. Null if a part has changed since, so that nobody's later work is lost. */
export function undone(overrides: Overrides, before: Overrides, after: Overrides): Overrides | null {
  const parts = [...new Set([...before.keys(), ...after.keys()])].filter(
    (part) => !isSame(before.get(part), after.get(part)),
  )
  if (parts.some((part) => !isSame(overrides.get(part), after.get(part)))) return null
  const next = new Map(overrides)
  for (const part of parts) {
    const former = before.get(part)
    if (former) next.set(part, former)
    else next.delete(part)
  }
  return next
}

/** Whether two overrides of one part are the same; both may be missing. */
export function isSame(one: Override | undefined, other: Override | undefined): boolean {
  if (one === undefined || other === undefined) return one === other
  return (
    one.at.getTime() === other.at.getTime() &&
    one.until?.getTime() === other.until?.getTime() &&
    JSON.stringify(one.value) === JSON.stringify(other.value)
  )
}
