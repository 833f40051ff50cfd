import type { FacetName } from '../listing/facet/facet-names.ts'
import type { Rule } from './number-rules.ts'
import type { Token } from './token.ts'
import { type Change, type Meaning, range, values } from './understanding.ts'
import { type AskContext, compact, type KnownPlace, phraseOf } from './vocabulary.ts'
import { FILLERS, STATE_WORDS, WORDS, type Word } from './words.ts'

const LONGEST_PHRASE = 5

/** A make's whole name: 'toyota', 'land rover', 'merc'; with a model behind it, 'mazda3'. */
export const make: Rule = (tokens, at, { makeByName, modelByMake, longest }) =>
  longestPhrase(tokens, at, longest, (phrase, taken) => {
    const name = makeByName.get(compact(phrase))
    if (name !== undefined) return [values('make', name)]
    const both = taken.length === 1 ? modelByMake.get(compact(phrase)) : undefined
    return both === undefined ? null : [values('make', both.make), { kind: 'text', text: both.model }]
  })

/** ASK-2: a model or badge of several words or with a digit stays text, as stock spells it: 'model 3', 'cx 5', 'land cruiser'. */
export const name: Rule = (tokens, at, context) =>
  longestPhrase(tokens, at, context.longest, (phrase, taken) => {
    const text = context.nameByName.get(compact(phrase))
    const isPlainWord = taken.length === 1 && !/[\d-]/.test(phrase)
    if (text === undefined || isPlainWord || taken.every((token) => isFacetWord(token.text, context))) return null
    // A bare '3' is a model only behind its make.
    const isSmallNumber = taken.length === 1 && (taken[0]?.number ?? 100) < 100
    if (isSmallNumber && !context.makeByName.has(tokens[at - 1]?.text ?? '')) return null
    return [{ kind: 'text', text }]
  })

/** A value of a facet by a buyer's word: 'auto', 'dual cab', 'diesel', 'second hand'. */
export const facetWord: Rule = (tokens, at, context) =>
  longestPhrase(tokens, at, LONGEST_PHRASE, (phrase) => {
    for (const word of BY_PHRASE.get(phrase) ?? []) {
      const found = stocked(word, context)
      if (found === null) continue
      const text = word.text !== undefined && context.hasWord(word.text, found) ? word.text : null
      return [found, ...(text === null ? [] : [{ kind: 'text', text } as const])]
    }
    return null
  })

/** A value of a facet by its own name: a colour, a feature, a category, a town of the dealer's yards. */
export const facetValue: Rule = (tokens, at, context) =>
  longestPhrase(tokens, at, LONGEST_PHRASE, (phrase) => {
    for (const facet of BY_NAME) {
      const value = (context.known[facet] ?? []).find((one) => compact(one) === compact(phrase))
      if (value !== undefined) return [values(facet, value)]
    }
    return null
  })

const BY_NAME: readonly FacetName[] = [
  'colour',
  'body',
  'filtered_features',
  'categories',
  'city',
  'location_name',
  'tag',
]

/** 'in qld', 'queensland'. */
export const state: Rule = (tokens, at, context) => {
  const start = tokens[at]?.text === 'in' ? at + 1 : at
  const meaning = longestPhrase(tokens, start, 3, (phrase) => {
    const code = STATE_WORDS[phrase]
    const known = code === undefined ? [] : inStock('state', [code], context)
    return known.length === 0 ? null : [values('state', ...known)]
  })
  return meaning && { ...meaning, length: meaning.length + start - at }
}

const NEAR_ME = /^(?:near|close to|around) me\b/

/** 'near Ipswich', 'within 30 km of 4305', 'around Geelong', 'close to 3220'. */
export const near: Rule = (tokens, at, context) => {
  const words = tokens
    .slice(at, at + 6)
    .map((token) => token.text)
    .join(' ')
  const [lead, km] =
    /^(?:within )?(\d{1,4}) ?(?:km|kms|kilometres|kilometers) (?:of|from) /.exec(words) ??
    /^within (\d{1,4})kms? (?:of|from) /.exec(words) ??
    /^(?:near to|near|close to|nearby|around|located in|based in|in|at) /.exec(words) ??
    []
  if (NEAR_ME.test(words))
    return {
      length: words.match(NEAR_ME)?.[0].split(' ').length ?? 1,
      changes: [{ kind: 'unmatched', text: 'near me' }],
    }
  if (lead === undefined) return null
  const start = at + lead.trim().split(' ').length
  const isAround = lead.startsWith('in ') || lead.startsWith('at ')
  const meaning = longestPhrase(tokens, start, 3, (phrase) => {
    const city = isAround ? (context.known.city ?? []).find((one) => phraseOf(one) === phrase) : undefined
    if (city !== undefined) return [values('city', city)]
    const place = context.placeOf(phrase)
    return place === null ? null : [placed(place, km ? Number(km) : place.distance)]
  })
  return meaning && { ...meaning, length: meaning.length + start - at }
}

function placed({ postcode, name, ...place }: KnownPlace, distance = place.distance): Change {
  return { kind: 'place', place: { postcode, name, distance } }
}

const LOW_KM = 60_000

/** 'low kms', 'cheap', 'newest': words that limit or order. */
export const order: Rule = (tokens, at) =>
  longestPhrase(tokens, at, 3, (phrase) => {
    if (/^low (?:km|kms|ks|kays|k's|kilometres|mileage|klms)$/.test(phrase)) return [range('km', null, LOW_KM)]
    const sort = SORT_WORDS[phrase]
    return sort === undefined ? null : [{ kind: 'sort', sort }]
  })

const SORT_WORDS: Readonly<Record<string, 'price_asc' | 'price_desc' | 'latest' | 'km_asc'>> = {
  cheap: 'price_asc',
  cheapest: 'price_asc',
  'lowest price': 'price_asc',
  bargain: 'price_asc',
  affordable: 'price_asc',
  'most expensive': 'price_desc',
  dearest: 'price_desc',
  latest: 'latest',
  newest: 'latest',
  'newest arrivals': 'latest',
  'just arrived': 'latest',
  'new arrivals': 'latest',
  'lowest kms': 'km_asc',
  'lowest km': 'km_asc',
}

/** Words of a sentence: 'i want', 'for sale'. */
export const filler: Rule = (tokens, at) => longestPhrase(tokens, at, 4, (phrase) => (FILLERS.has(phrase) ? [] : null))

/** ASK-2: a known phrase that no car of the site has as a value: 'blind spot monitoring' is text, or named as one. */
export const absentPhrase: Rule = (tokens, at, { hasWord }) =>
  longestPhrase(tokens, at, LONGEST_PHRASE, (phrase, taken) => {
    if (taken.length === 1 || !BY_PHRASE.has(phrase)) return null
    return [{ kind: taken.every(({ text }) => hasWord(text)) ? 'text' : 'unmatched', text: phrase }]
  })

/** A word of some car's text. */
export const carWord: Rule = (tokens, at, { hasWord }) => {
  const text = tokens[at]?.text ?? ''
  return hasWord(text) ? { length: 1, changes: [{ kind: 'text', text }] } : null
}

/** A town or postcode without 'near', where no car has such a word. */
export const barePlace: Rule = (tokens, at, { placeOf }) =>
  longestPhrase(tokens, at, 3, (phrase, taken) => {
    const place = phrase.length > 3 && (taken.length > 1 || taken[0]?.number === null) ? placeOf(phrase) : null
    return place?.isLocal ? [placed(place)] : null
  })

/** ASK-2: a word that fits nothing is named. */
export const unmatched: Rule = (tokens, at) => ({
  length: 1,
  changes: [{ kind: 'unmatched', text: tokens[at]?.text ?? '' }],
})

const BY_PHRASE = phrases()

function phrases(): ReadonlyMap<string, readonly Word[]> {
  const byPhrase = new Map<string, Word[]>()
  for (const word of WORDS)
    for (const phrase of word.phrases.split(',')) byPhrase.set(phrase, [...(byPhrase.get(phrase) ?? []), word])
  return byPhrase
}

function isFacetWord(text: string, context: AskContext): boolean {
  return (BY_PHRASE.get(text) ?? []).some((word) => stocked(word, context) !== null)
}

/** The first of a word's facets and values that some car has. A site may show its own bodies instead of ours (SEARCH-9). */
function stocked(
  { facet, values: wanted, otherwise = [] }: Word,
  context: AskContext,
): Extract<Change, { readonly kind: 'values' }> | null {
  const facets: readonly FacetName[] = facet === 'simple_body' ? ['simple_body', 'body'] : [facet]
  for (const list of [wanted, otherwise])
    for (const name of facets) {
      const found = inStock(name, list, context)
      if (found.length > 0) return values(name, ...found)
    }
  return null
}

/** The values of a facet in stock that a word means: all that are equal but for case and spaces. */
function inStock(facet: FacetName, wanted: readonly string[], { known }: AskContext): readonly string[] {
  const folded = wanted.map(compact)
  return (known[facet] ?? []).filter((one) => folded.includes(compact(one)))
}

function longestPhrase(
  tokens: readonly Token[],
  at: number,
  longest: number,
  read: (phrase: string, taken: readonly Token[]) => readonly Change[] | null,
): Meaning | null {
  for (let length = Math.min(longest, tokens.length - at); length > 0; length--) {
    const taken = tokens.slice(at, at + length)
    const changes = read(taken.map((token) => token.text).join(' '), taken)
    if (changes !== null) return { length, changes }
  }
  return null
}
