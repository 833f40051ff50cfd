import { typedNumber } from '#domain/typed-number.ts'

export interface RangeEnds {
  readonly from: number | null
  readonly to: number | null
}

interface Bounds {
  readonly min: number
  readonly max: number
  readonly step: number
}

/**
 * A slider's ends after one of them was moved to a value (SEARCH-10): clamped to the range, on its step, never past the
 * other end. An end at the limit of the range is open: null.
 */
export function moveEnd(bounds: Bounds, ends: RangeEnds, end: 'from' | 'to', value: number): RangeEnds {
  const stepped = bounds.min + Math.round((value - bounds.min) / bounds.step) * bounds.step
  const lowest = end === 'from' ? bounds.min : (ends.from ?? bounds.min)
  const highest = end === 'to' ? bounds.max : (ends.to ?? bounds.max)
  const clamped = Math.min(Math.max(stepped, lowest), highest)
  return { ...ends, [end]: clamped === (end === 'from' ? bounds.min : bounds.max) ? null : clamped }
}

/** What a text typed for an end does: the ends after it, or why it is no end. */
export type TypedEnd = { readonly ends: RangeEnds } | { readonly fault: 'no-number' | 'above-all' }

/**
 * A19: reads what was typed for one end. An empty field is open. Two ends the wrong way round are turned. A highest end
 * at or beyond the slider's limit stays as typed: a budget stays valid when every match costs less, and the next choice
 * may bring dearer cars (D-45). A lowest end above all cars would empty the list and is none.
 */
export function typeEnd(bounds: Bounds, ends: RangeEnds, end: 'from' | 'to', text: string): TypedEnd {
  const value = typedNumber(text)
  if (value === null || (end === 'from' && value === 0)) return { ends: { ...ends, [end]: null } }
  if (!Number.isInteger(value) || value > HIGHEST) return { fault: 'no-number' }
  if (end === 'from' && value > bounds.max) return { fault: 'above-all' }
  const { from, to }: RangeEnds = { ...ends, [end]: value }
  return { ends: from !== null && to !== null && to < from ? { from: to, to: from } : { from, to } }
}

/** Addresses accept numbers of up to nine digits (SEARCH-1). */
const HIGHEST = 999_999_999

/** Whether a typed value is outside the range; SEARCH-10 logs it. */
export function isOutside({ min, max }: Bounds, text: string): boolean {
  const value = typedNumber(text)
  return value !== null && !(value >= min && value <= max)
}
