import { FEED_STATES, LONGEST_PHRASE, type StatusWords, withAnswer } from '#domain/feed/feed-state.ts'
import type { FeedMapping } from '#domain/feed/mapping.ts'

export type TypedStatusWords =
  | { readonly ok: true; readonly words: StatusWords }
  | { readonly ok: false; readonly sentence: string }

/** A8: reads 'Wholesale=sold', as `stock import` takes it for each word of a file that we don't know. */
export function readStatusWords(typed: readonly string[]): TypedStatusWords {
  let words: StatusWords = {}
  for (const each of typed) {
    const [, before = '', after = ''] = /^(.{1,200})=([a-z_ ]{1,20})$/s.exec(each) ?? []
    const phrase = before.trim()
    const state = FEED_STATES.find((name) => name === after.trim())
    if (phrase === '' || phrase.length > LONGEST_PHRASE || state === undefined)
      return {
        ok: false,
        sentence: `'${each}' is not a word and its state, such as 'Wholesale=sold'; a state is ${STATES}.`,
      }
    words = withAnswer(words, phrase, state)
  }
  return { ok: true, words }
}

/** The mapping with what was typed, which comes before its own answers. */
export function withAnswers(mapping: FeedMapping, typed: StatusWords): FeedMapping {
  const statusWords = Object.entries(typed).reduce(
    (words, [phrase, state]) => withAnswer(words, phrase, state),
    mapping.statusWords ?? {},
  )
  return { ...mapping, statusWords }
}

const STATES = FEED_STATES.join(', ')
