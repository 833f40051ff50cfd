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
 * other end. An end that stands at the range's own is open: null.
 */
export function moveEnd(bounds: Bounds, ends: RangeEnds, end: 'from' | 'to', value: number): RangeEnds {
  const stepped = bounds.min + Math.round((value - bounds.min) / bounds.step) * bounds.step
  const lowest = end === 'from' ? bounds.min : (ends.from ?? bounds.min)
  const highest = end === 'to' ? bounds.max : (ends.to ?? bounds.max)
  const clamped = Math.min(Math.max(stepped, lowest), highest)
  return { ...ends, [end]: clamped === (end === 'from' ? bounds.min : bounds.max) ? null : clamped }
}

/** The ends after one was typed: nothing typed is open, what is no number or outside the range changes nothing. */
export function typeEnd(bounds: Bounds, ends: RangeEnds, end: 'from' | 'to', text: string): RangeEnds {
  const value = numberOf(text)
  if (value === null) return { ...ends, [end]: null }
  if (!isWithin(bounds, value)) return ends
  return moveEnd({ ...bounds, step: 1 }, ends, end, value)
}

/** Whether something was typed that the range has no place for (SEARCH-10: logged and ignored). */
export function isOutside(bounds: Bounds, text: string): boolean {
  const value = numberOf(text)
  return value !== null && !isWithin(bounds, value)
}

function isWithin({ min, max }: Bounds, value: number): boolean {
  return value >= min && value <= max
}

/** '$20,000' is 20000; nothing is null, and a word is NaN. */
function numberOf(text: string): number | null {
  const typed = text.replace(/[\s,$]/g, '')
  return typed === '' ? null : Number(typed)
}
