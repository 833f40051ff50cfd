import type { RangeFacetView } from '#views/listing/facet-views.ts'
import type { Say } from '#words/say.ts'
import * as words from '#words/search.ts'

/** Formats a number with the range's units: '$28,000', '60,000 km', '2019'. */
export function rangeNumber(facet: RangeFacetView, value: number): string {
  const digits = facet.grouped ? value.toLocaleString('en-AU') : String(value)
  return `${facet.prefix}${digits}${facet.suffix ? ` ${facet.suffix.trim()}` : ''}`
}

/** The chosen range as text: 'From $10,000', 'Up to $20,000', '$10,000 to $20,000'; null if both ends are open. */
export function rangeText(t: Say, facet: RangeFacetView, from = facet.from, to = facet.to): string | null {
  if (from !== null && to !== null)
    return t(words.fromTo, { from: rangeNumber(facet, from), to: rangeNumber(facet, to) })
  if (from !== null) return t(words.fromNumber, { number: rangeNumber(facet, from) })
  if (to !== null) return t(words.upToNumber, { number: rangeNumber(facet, to) })
  return null
}
