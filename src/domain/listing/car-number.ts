import type { Filter } from '#search/engine.ts'
import type { CarSummary } from '../car/car.ts'
import { fullName } from '../car/car-title.ts'

/** Normalises a stock number or plate: 'u 123' and 'U-123' become 'U123'. */
export function numberKey(text: string | null): string {
  return (text ?? '').toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')
}

/**
 * Encodes a plate as a number for the engine: its letters and digits in base 36, exact up to ten characters. Two plates
 * may have the same code (leading zeros), so callers compare the plates again. Null if the text is not a plate.
 */
export function regoCode(text: string | null): number | null {
  const key = numberKey(text)
  return /^[0-9A-Z]{1,10}$/.test(key) ? Number.parseInt(key, 36) : null
}

/** A filter for cars that may have a plate. Null if the site hides plates (CAR-4, LAW-3) or the text is not one. */
export function regoFilter(text: string, { vehicle }: NumberSite): Filter | null {
  const code = vehicle.hideRego ? null : regoCode(text)
  return code === null ? null : { kind: 'range', field: 'rego_code', min: code, max: code }
}

/** Site fields that the search by number depends on. A `Site` is one. */
export interface NumberSite {
  readonly vehicle: { readonly hideRego: boolean }
}

/**
 * The car whose stock number or plate the text is, ignoring spaces, punctuation and case; null if none or several
 * match. Also null if the text can mean something else ('86' is a model, 'DIESEL' a fuel); it is then an ordinary
 * search.
 */
export function carOfNumber(
  text: string,
  /** Hits of the text search, best first. */
  byWords: readonly CarSummary[],
  /** Hits of `regoFilter`. */
  byRego: readonly CarSummary[],
): CarSummary | null {
  const key = numberKey(text)
  if (key === '') return null
  const [car, ...more] = [
    ...new Map(
      [
        ...byWords.filter(({ stocknum }) => numberKey(stocknum) === key),
        ...byRego.filter(({ regplate }) => numberKey(regplate) === key),
      ].map((each) => [each.id, each]),
    ).values(),
  ]
  if (car === undefined || more.length > 0) return null
  const others = byWords.filter(({ id }) => id !== car.id)
  const saysElse = /\p{N}/u.test(key) ? others.some((other) => titleSays(other, key)) : others.length > 0
  return saysElse ? null : car
}

function titleSays(car: CarSummary, key: string): boolean {
  return fullName(car)
    .split(/\s+/)
    .some((word) => numberKey(word) === key)
}
