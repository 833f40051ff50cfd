import type { Understanding } from '#domain/ask/understanding.ts'
import { stockHref } from '#domain/listing/stock-href.ts'
import { WHOLE_LISTING } from '#domain/listing/stock-path.ts'
import { EMPTY_QUERY, type StockQuery } from '#domain/listing/stock-query.ts'
import * as texts from '#words/listing.ts'
import { say } from '#words/say.ts'

/** ASK-1, ASK-2: what a visitor typed, where its words became filters. */
export interface AskedView {
  /** As typed. */
  readonly words: string
  /** 'No match for ‘family’, so we left it out.'; null if every word is used. */
  readonly leftOut: string | null
  /** The same words, searched as they are. */
  readonly exactHref: string
}

/** Null if the words are searched as they are. `hasDistances`: whether the listing has a field for a postcode. */
export function askedView(
  { text, asked }: StockQuery,
  understanding: Understanding | null,
  hasDistances: boolean,
): AskedView | null {
  if (asked === '' || asked === text || understanding === null) return null
  return {
    words: asked,
    leftOut: leftOut(understanding, hasDistances),
    exactHref: stockHref(WHOLE_LISTING.path, { ...EMPTY_QUERY, text: asked, asked }),
  }
}

/** What was left out and why, in a sentence each: words of nothing, places, figures that no car has (ASK-2, ASK-5, ASK-6). */
function leftOut({ unmatched, unplaced, unmeasured, asks }: Understanding, hasDistances: boolean): string | null {
  const wantsPostcode = asks.includes('postcode')
  const unread = wantsPostcode && !hasDistances ? [...unmatched, 'near me'] : unmatched
  const sentences = [
    ...unplaced.map((place) => say(texts.unknownPlace, { place })),
    measuresText(unmeasured),
    unreadText(unread),
    wantsPostcode && hasDistances ? say(texts.enterYourPostcode) : null,
    asks.includes('towing') ? say(texts.howMuchTows) : null,
  ].filter((sentence) => sentence !== null)
  return sentences.length === 0 ? null : sentences.join(' ')
}

function unreadText(words: readonly string[]): string | null {
  const [first, ...rest] = [...new Set(words)].map((word) => `‘${word}’`)
  if (first === undefined) return null
  if (rest.length === 0) return say(texts.noMatchFirstSo, { first })
  return say(texts.noMatchValueSo, { value: [first, ...rest.slice(0, -1)].join(', '), at: rest.at(-1) })
}

/** 'Towing and driving range aren’t in our data, so we left them out.' */
function measuresText(names: readonly string[]): string | null {
  const [first, ...rest] = names.map((name, at) => (at === 0 ? name.charAt(0).toUpperCase() + name.slice(1) : name))
  if (first === undefined) return null
  if (rest.length === 0) return say(texts.measureUnknown, { measure: first })
  return say(texts.measuresUnknown, { measures: [first, ...rest.slice(0, -1)].join(', '), last: rest.at(-1) })
}
