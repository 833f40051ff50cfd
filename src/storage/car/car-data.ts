import { CAR_FIELDS } from '#domain/car/car-fields.ts'
import { emptyValues } from '#domain/car/field.ts'
import { LENDER_FIELDS } from '#domain/car/lender-offer.ts'
import type { FeedCar } from '#domain/feed/car.ts'

/** Drops empty fields before storing a car, which cuts its size to a third. */
export function packCar(car: FeedCar): Record<string, unknown> {
  return packed(car)
}

/** Restores the fields that `packCar` dropped; fields added to the product later read as empty. */
export function unpackCar(data: Readonly<Record<string, unknown>>): FeedCar {
  const stored = data as Partial<FeedCar>
  const groups = GROUPS.map(([name, empty]) => [name, { ...(empty as object), ...(data[name] as object | undefined) }])
  return {
    ...EMPTY,
    ...stored,
    ...Object.fromEntries(groups),
    finance_lenders: unpackLenders(stored.finance_lenders ?? {}),
  }
}

function packed(value: object): Record<string, unknown> {
  const kept: Record<string, unknown> = {}
  for (const [name, inner] of Object.entries(value)) {
    if (inner === null || (Array.isArray(inner) && inner.length === 0)) continue
    if (typeof inner !== 'object' || Array.isArray(inner)) {
      kept[name] = inner
      continue
    }
    const within = packed(inner)
    if (Object.keys(within).length > 0) kept[name] = within
  }
  return kept
}

function unpackLenders(kept: FeedCar['finance_lenders']): FeedCar['finance_lenders'] {
  return Object.fromEntries(Object.entries(kept).map(([lender, offer]) => [lender, { ...EMPTY_OFFER, ...offer }]))
}

const EMPTY: FeedCar = emptyValues(CAR_FIELDS)
const EMPTY_OFFER = emptyValues(LENDER_FIELDS)
/** The fields that have fields of their own, with their empty values. */
const GROUPS = Object.entries(EMPTY).filter(([, empty]) => empty?.constructor === Object)
