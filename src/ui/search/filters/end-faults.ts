import type { FacetView, RangeFacetView } from '#views/listing/facet-views.ts'
import type { Say } from '#words/say.ts'
import * as words from '#words/search.ts'
import { rangeNumber } from './range-text.ts'

export type End = 'from' | 'to'

/** A19: what was typed and is no end stays in its box; the sentence says why. */
export interface EndFault {
  readonly text: string
  readonly sentence: string
}

/** By the name of the box, `endName`. */
export type EndFaults = Readonly<Record<string, EndFault | null>>

/** A19: the ends that came with the address and that the server could not read. */
export function unreadFaults(t: Say, facets: readonly FacetView[]): EndFaults {
  return Object.fromEntries(
    facets.flatMap((facet) =>
      facet.kind === 'range' && facet.unread
        ? Object.entries(facet.unread).map(([end, text]) => [
            endName(facet, end as End),
            faultOf(t, facet, 'no-number', text),
          ])
        : [],
    ),
  )
}

export function endName({ name }: RangeFacetView, end: End): string {
  return `${name}.${end}`
}

export function faultOf(t: Say, facet: RangeFacetView, fault: 'no-number' | 'above-all', text: string): EndFault {
  const sentence =
    fault === 'no-number'
      ? t(unreadable(facet), { text: text.trim() })
      : t(words.nothingAbove, { number: rangeNumber(facet, facet.max) })
  return { text, sentence }
}

/** Says what the box asks for: the sentence stands at the list's head too, away from the box. */
function unreadable({ name, prefix, grouped }: RangeFacetView) {
  if (prefix) return words.notAPrice
  if (name === 'km') return words.notAReading
  return grouped ? words.notANumber : words.notAYear
}

/** The sentences of all faults, or of a facet's alone. */
export function faultText(faults: readonly (EndFault | null | undefined)[]): string {
  return faults
    .map((fault) => fault?.sentence)
    .filter(Boolean)
    .join(' ')
}
