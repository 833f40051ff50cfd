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

/** ASK-1, ASK-2: what the API made of the words of a search. */
export interface AskedAnswer {
  /** As typed. */
  readonly query: string
  /** Where the page goes with these words: the listing with their filters, or a car whose number they are. */
  readonly path: string
  /** The words that no car, place or field explains; they are no part of the search. */
  readonly leftOut: readonly string[]
  /** The same as the page says it, with what it would need to know; null if there is nothing to say. */
  readonly note: string | null
}

/** Empty without words. */
export function askedAnswer(
  { text, asked }: StockQuery,
  path: string,
  understanding: Understanding | null,
  hasDistances: boolean,
): { readonly asked?: AskedAnswer } {
  const query = asked || text
  if (query === '') return {}
  const isRead = understanding !== null && asked !== text
  return {
    asked: {
      ...{ query, path },
      leftOut: isRead ? wordsLeftOut(understanding, hasDistances) : [],
      note: isRead ? leftOut(understanding, hasDistances) : null,
    },
  }
}

function wordsLeftOut(understanding: Understanding, hasDistances: boolean): readonly string[] {
  const { unplaced, unmeasured } = understanding
  return [...new Set([...unplaced, ...unmeasured, ...unreadWords(understanding, hasDistances)])]
}

/** Words of nothing, and 'near me' where no distance is offered. */
function unreadWords({ unmatched, asks }: Understanding, hasDistances: boolean): readonly string[] {
  return asks.includes('postcode') && !hasDistances ? [...unmatched, 'near me'] : unmatched
}

/** What was left out and why, in a sentence each: words of nothing, places, figures that no car has (ASK-2, ASK-5, ASK-6). */
function leftOut(understanding: Understanding, hasDistances: boolean): string | null {
  const { unplaced, unmeasured, asks } = understanding
  const sentences = [
    ...unplaced.map((place) => say(texts.unknownPlace, { place })),
    measuresText(unmeasured),
    unreadText(unreadWords(understanding, hasDistances)),
    asks.includes('postcode') && hasDistances ? say(texts.enterYourPostcode) : null,
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
