import type { Filter } from '#search/engine.ts'
import type { CarSummary } from '../car/car.ts'
import { fullTitle } from '../car/car-title.ts'

/** A stock number or plate as it is compared: 'u 123' and 'U-123' are 'U123'. */
export function numberKey(text: string | null): string {
  return (text ?? '').toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')
}

/**
 * A plate as one number, as the engine holds it: its letters and digits in base 36, exact up to ten of them; two plates
 * may share one (leading zeros), so a find is compared again. Null for what is no plate.
 */
export function regoCode(text: string | null): number | null {
  const key = numberKey(text)
  return /^[0-9A-Z]{1,10}$/.test(key) ? Number.parseInt(key, 36) : null
}

/** What finds the cars that may carry a plate, or null where the site hides plates (CAR-4, LAW-3) or the text is none. */
export function regoFilter(text: string, { vehicle }: NumberSite): Filter | null {
  const code = vehicle.hideRego ? null : regoCode(text)
  return code === null ? null : { kind: 'range', field: 'rego_code', min: code, max: code }
}

/** What a site hides; a `Site` is one. */
export interface NumberSite {
  readonly vehicle: { readonly hideRego: boolean }
}

/**
 * The one car whose stock number or plate a text is, spaces, signs and case ignored; null when none or several are. A
 * text that says something else too ('86' is a model, 'DIESEL' a fuel) is a search like any other.
 */
export function carOfNumber(
  text: string,
  /** What the words find, the best first. */
  byWords: readonly CarSummary[],
  /** What `regoFilter` finds. */
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
  return fullTitle(car)
    .split(/\s+/)
    .some((word) => numberKey(word) === key)
}
