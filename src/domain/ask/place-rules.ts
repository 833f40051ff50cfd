import { distanceIn } from '../units.ts'
import { isYear } from './number-rules.ts'
import { longestPhrase, type Rule, textFrom, wordCount } from './phrases.ts'
import { stateNamed } from './state-words.ts'
import { inStock, isFacetWord } from './stocked-values.ts'
import type { Token } from './token.ts'
import { type Change, values } from './understanding.ts'
import { type AskContext, compact, type KnownPlace } from './vocabulary.ts'

const LONGEST = 4

const NEAR_ME =
  /^(?:(?:near|close to|around|closest to|next to|by) (?:me|us|here|my place|home)|close by|near by|nearby|local to me|in my area)(?= |$)/
const WITHIN =
  /^(?:within )?(\d{1,4}) ?(km|kms|kilometres|kilometers|mi|miles) (?:of|from) |^within (\d{1,4})(kms?|mi) (?:of|from) /
const NEAR = /^(?:near to|near|close to|nearby|located in|based in|closest to) /
/** These lead to other things too: 'in stock', 'around 30k', 'from 2018'. */
const MAYBE = /^(?:around|in|at|from) /

/** 'near Ipswich', 'within 30 km of 4305', 'in Logan', 'close to the Shire'; 'near me' asks where that is (ASK-5). */
export const near: Rule = (tokens, at, context) => {
  const words = `${textFrom(tokens, at, 7)} `
  const within = WITHIN.exec(words)
  const maybe = MAYBE.exec(words)
  const first = tokens[at + 1]
  // Some postcodes are years; 'near 2010' is one.
  if (maybe !== null && first !== undefined && isYear(first, context)) return null
  const lead = within ?? NEAR.exec(words) ?? maybe
  const meaning = lead === null ? null : placeFrom(tokens, at + wordCount(lead[0]), context, within)
  if (meaning !== null && lead !== null) return { ...meaning, length: meaning.length + wordCount(lead[0]) }
  const me = NEAR_ME.exec(words)?.[0]
  if (me !== undefined) return { length: wordCount(me), changes: [{ kind: 'asks', what: 'postcode' }] }
  if (lead === null || (within === null && MAYBE.test(lead[0]))) return null
  const start = at + wordCount(lead[0])
  const length = unknownLength(tokens, start, context)
  if (length === 0) return null
  const text = textFrom(tokens, start, length)
  return { length: wordCount(lead[0]) + length, changes: [{ kind: 'unplaced', text }] }
}

function placeFrom(tokens: readonly Token[], start: number, context: AskContext, within: RegExpExecArray | null) {
  const away = within?.[1] ?? within?.[3]
  const unit = (within?.[2] ?? within?.[4])?.startsWith('mi') ? 'mi' : 'km'
  const isExact = within !== null
  return longestPhrase(tokens, start, LONGEST, (phrase) => {
    const city = isExact ? undefined : context.cityByPhrase.get(phrase)
    if (city !== undefined && tokens[start - 1]?.text === 'in') return [values('city', city)]
    const place = context.placeOf(phrase)
    return place === null
      ? null
      : [placed(place, away === undefined ? place.distance : distanceIn(context.region, Number(away), unit))]
  })
}

const ENDS =
  /^(?:under|over|below|above|less|more|up|max|maximum|from|with|and|or|for|not|no|but|that|without|sleeps|between|around)$/
const MOST_UNKNOWN = 3

/** Number of words that are likely the name of a place that is not known. */
function unknownLength(tokens: readonly Token[], start: number, context: AskContext): number {
  let length = 0
  while (length < MOST_UNKNOWN) {
    const token = tokens[start + length]
    if (token === undefined || token.number !== null || ENDS.test(token.text)) break
    if (isFacetWord(token.text, context) || context.makeByName.has(compact(token.text))) break
    if (context.nameByName.has(compact(token.text))) break
    length++
  }
  return length
}

function placed({ postcode, name, ...place }: KnownPlace, distance = place.distance): Change {
  return { kind: 'place', place: { postcode, name, distance } }
}

/** ASK-5: a region of several words, or a nickname with 'the', needs no 'near': 'gold coast utes', 'north brisbane'. */
export const area: Rule = (tokens, at, { placeOf, cityByPhrase }) =>
  tokens.length - at < 2 && tokens[at] === undefined
    ? null
    : longestPhrase(tokens, at, LONGEST, (phrase, taken) => {
        if (taken.length < 2 || taken.some(({ number }) => number !== null)) return null
        if (cityByPhrase.has(phrase)) return null
        const place = placeOf(phrase)
        return place?.isArea || (place !== null && NICKNAME.test(phrase)) ? [placed(place)] : null
      })

const NICKNAME = /^(?:the|sunny) /

/** A town, council or postcode without 'near', where no car has such a word. */
export const barePlace: Rule = (tokens, at, { placeOf }) =>
  longestPhrase(tokens, at, LONGEST, (phrase, taken) => {
    const isWord = phrase.length > 2 && (taken.length > 1 || taken[0]?.number === null)
    const place = isWord ? placeOf(phrase) : null
    return place?.isLocal ? [placed(place)] : null
  })

/** 'in qld', 'queensland'. */
export const state: Rule = (tokens, at, context) => {
  const start = tokens[at]?.text === 'in' ? at + 1 : at
  const meaning = longestPhrase(tokens, start, 3, (phrase) => {
    const code = stateNamed(phrase, context.region)
    const states = code === null ? [] : inStock('state', [code], context)
    return states.length === 0 ? null : [values('state', ...states)]
  })
  return meaning && { ...meaning, length: meaning.length + start - at }
}
