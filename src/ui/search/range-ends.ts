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
  const typed = text.replace(/[\s,$]/g, '')
  if (typed === '') return { ...ends, [end]: null }
  const value = Number(typed)
  if (!Number.isFinite(value) || value < bounds.min || value > bounds.max) return ends
  return moveEnd({ ...bounds, step: 1 }, ends, end, value)
}
