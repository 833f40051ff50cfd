import type { Understanding } from '#domain/ask/understanding.ts'
import { stockHref } from '#domain/listing/stock-href.ts'
import { WHOLE_LISTING } from '#domain/listing/stock-path.ts'
import { EMPTY_QUERY, type StockQuery } from '#domain/listing/stock-query.ts'

/** ASK-1, ASK-2: what a visitor typed, where its words became filters. */
export interface AskedView {
  /** As typed. */
  readonly words: string
  /** 'No match for ‘family’, so we left it out.'; null if every word is used. */
  readonly leftOut: string | null
  /** The same words, searched as they are. */
  readonly exactHref: string
}

/** Null if the words are searched as they are. */
export function askedView({ text, asked }: StockQuery, understanding: Understanding | null): AskedView | null {
  if (asked === '' || asked === text || understanding === null) return null
  return {
    words: asked,
    leftOut: leftOut(understanding.unmatched),
    exactHref: stockHref(WHOLE_LISTING.path, { ...EMPTY_QUERY, text: asked, asked }),
  }
}

function leftOut(words: readonly string[]): string | null {
  const [first, ...rest] = [...new Set(words)].map((word) => `‘${word}’`)
  if (first === undefined) return null
  if (rest.length === 0) return `No match for ${first}, so we left it out.`
  return `No match for ${[first, ...rest.slice(0, -1)].join(', ')} and ${rest.at(-1)}, so we left them out.`
}
