import type { FacetName } from '../listing/facet/facet-names.ts'
import { REGIONS } from '../region.ts'
import { longestPhrase, type Rule } from './phrases.ts'
import { isFacetWord, stocked, wordsOf } from './stocked-values.ts'
import { range, values } from './understanding.ts'
import { compact } from './vocabulary.ts'
import { FILLERS, TOGETHER } from './words.ts'

const LONGEST_PHRASE = 5

/** A make's whole name: 'toyota', 'land rover', 'merc'; with a model behind it, 'mazda3', whether one is in stock or not. */
export const make: Rule = (tokens, at, { makeByName, modelByMake, longest }) =>
  longestPhrase(tokens, at, longest, (phrase, taken) => {
    const name = makeByName.get(compact(phrase))
    if (name !== undefined) return [values('make', name)]
    const both = taken.length === 1 ? modelByMake.get(compact(phrase)) : undefined
    if (both !== undefined) return [values('make', both.make), { kind: 'text', text: both.model }]
    const makeName = taken.length === 1 ? makeByName.get(/^([a-z]{2,})\d/.exec(compact(phrase))?.[1] ?? '') : undefined
    return makeName === undefined ? null : [values('make', makeName), { kind: 'unmatched', text: phrase }]
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
    for (const word of wordsOf(phrase, context)) {
      const change = stocked(word, context)
      if (change === null) continue
      const text = word.text !== undefined && context.hasWord(word.text, change) ? word.text : null
      return [change, ...(text === null ? [] : [{ kind: 'text', text } as const])]
    }
    return null
  })

/** A value of a facet by its own name: a colour, a feature, a category, a town of the dealer's yards. */
export const facetValue: Rule = (tokens, at, context) =>
  longestPhrase(tokens, at, LONGEST_PHRASE, (phrase) => {
    const typed = compact(phrase)
    for (const facet of BY_NAME) {
      const value = context.valueByName[facet]?.get(typed)
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

/** In the unit of the site's region. */
const LOW = { km: 60_000, mi: 40_000 } as const

/** 'low kms', 'cheap', 'newest': words that limit or order. */
export const order: Rule = (tokens, at, { region }) =>
  longestPhrase(tokens, at, 3, (phrase) => {
    if (/^low (?:km|kms|ks|kays|k's|kilometres|mileage|miles|klms)$/.test(phrase))
      return [range('km', null, LOW[REGIONS[region].distance])]
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
  'lowest miles': 'km_asc',
  'lowest mileage': 'km_asc',
}

/** Words of a sentence: 'i want', 'for sale'. A name is none behind its make or alone: 'mini one', 'one', "honda that's". */
export const filler: Rule = (tokens, at, { makeByName, nameByName }) =>
  longestPhrase(tokens, at, 4, (phrase, taken) => {
    const isApart = taken.length === tokens.length || makeByName.has(tokens[at - 1]?.text ?? '')
    const isName = nameByName.has(compact(phrase)) && isApart
    return FILLERS.has(phrase) && !isName ? [] : null
  })

/** ASK-2: words that mean something else alone are named together. */
export const together: Rule = (tokens, at, { nameByName }) =>
  longestPhrase(tokens, at, 2, (phrase) =>
    TOGETHER.has(phrase) && !nameByName.has(compact(phrase)) ? [{ kind: 'unmatched', text: phrase }] : null,
  )

/** ASK-2: a known phrase that no car of the site has as a value: 'blind spot monitoring' is text, or named as one. */
export const absentPhrase: Rule = (tokens, at, context) =>
  longestPhrase(tokens, at, LONGEST_PHRASE, (phrase, taken) => {
    if (taken.length === 1 || wordsOf(phrase, context).length === 0) return null
    return [{ kind: taken.every(({ text }) => context.hasWord(text)) ? 'text' : 'unmatched', text: phrase }]
  })

/** A word of some car's text. */
export const carWord: Rule = (tokens, at, { hasWord }) => {
  const text = tokens[at]?.text ?? ''
  return hasWord(text) ? { length: 1, changes: [{ kind: 'text', text }] } : null
}

/** ASK-2: a word that fits nothing is named. */
export const unmatched: Rule = (tokens, at) => ({
  length: 1,
  changes: [{ kind: 'unmatched', text: tokens[at]?.text ?? '' }],
})
