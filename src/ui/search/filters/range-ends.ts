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

/**
 * The ends after a number was typed for one of them, never past the other end. An empty field is open; anything but a
 * whole number changes nothing. A number at or beyond the slider's limit stays as typed: a budget stays valid when every
 * match costs less, and the next choice may bring dearer cars (D-45).
 */
export function typeEnd(bounds: Bounds, ends: RangeEnds, end: 'from' | 'to', text: string): RangeEnds {
  const value = numberOf(text)
  if (value === null) return { ...ends, [end]: null }
  if (!Number.isInteger(value) || value < 0 || value > HIGHEST) return ends
  if (end === 'from' && value === 0) return { ...ends, from: null }
  const typed = end === 'from' ? Math.min(value, ends.to ?? bounds.max) : Math.max(value, ends.from ?? bounds.min)
  return { ...ends, [end]: typed }
}

/** Addresses accept numbers of up to nine digits (SEARCH-1). */
const HIGHEST = 999_999_999

/** Whether a typed value is outside the range; SEARCH-10 logs it. */
export function isOutside(bounds: Bounds, text: string): boolean {
  const value = numberOf(text)
  return value !== null && !isWithin(bounds, value)
}

function isWithin({ min, max }: Bounds, value: number): boolean {
  return value >= min && value <= max
}

/** Number of a typed text: 20000 for '$20,000', null for an empty text, NaN for a word. */
function numberOf(text: string): number | null {
  const typed = text.replace(/[\s,$]/g, '')
  return typed === '' ? null : Number(typed)
}
