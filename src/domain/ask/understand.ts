import type { FacetName } from '../listing/facet/facet-names.ts'
import type { NumberRange } from '../listing/stock-query.ts'
import { anything, layout, length, light, loadedWeight, people, towLimit, weight } from './caravan-rules.ts'
import { either } from './either-rules.ts'
import { measure } from './measure-rules.ts'
import { negation } from './negation-rules.ts'
import { age, bare, between, bounded, counted, open, seating, sinceYear, weekly } from './number-rules.ts'
import type { Rule } from './phrases.ts'
import { area, barePlace, near, state } from './place-rules.ts'
import { tokensOf, typedWords } from './token.ts'
import type { Change, RangeName, Understanding } from './understanding.ts'
import type { AskContext } from './vocabulary.ts'
import {
  absentPhrase,
  carWord,
  facetValue,
  facetWord,
  filler,
  make,
  name,
  order,
  together,
  unmatched,
} from './word-rules.ts'

/** The first rule that takes the tokens at a position wins. */
const RULES: readonly Rule[] = [
  near,
  age,
  weekly,
  towLimit,
  loadedWeight,
  measure,
  weight,
  length,
  seating,
  people,
  between,
  sinceYear,
  bounded,
  negation,
  either,
  counted,
  area,
  layout,
  open,
  name,
  make,
  order,
  state,
  together,
  anything,
  facetWord,
  facetValue,
  light,
  bare,
  absentPhrase,
  filler,
  carWord,
  barePlace,
  unmatched,
]

/**
 * ASK-1, ASK-4: a visitor's words as filters, the rest as text. A grammar over the site's own vocabulary: no model and
 * no network, so the same words mean the same every time. Values of one facet are alternatives, as in the filters.
 */
export function understand(text: string, context: AskContext): Understanding {
  const tokens = tokensOf(text)
  const changes: Change[] = []
  for (let at = 0; at < tokens.length; ) {
    const meaning = firstMeaning(tokens, at, context)
    changes.push(...meaning.changes)
    at += meaning.length
  }
  const understood = changes.reduce(changed, NOTHING)
  const typed = typedWords(text)
  const asTyped = (words: string) =>
    words
      .split(' ')
      .map((word) => typed.get(word) ?? word)
      .join(' ')
  return { ...understood, unmatched: understood.unmatched.map(asTyped) }
}

const NOTHING: Understanding = {
  text: '',
  values: {},
  excluded: {},
  ranges: {},
  place: null,
  sort: null,
  unmatched: [],
  unmeasured: [],
  unplaced: [],
  asks: [],
}

function firstMeaning(tokens: Parameters<Rule>[0], at: number, context: AskContext) {
  for (const rule of RULES) {
    const meaning = rule(tokens, at, context)
    if (meaning !== null) return meaning
  }
  throw new Error('The last rule takes every token')
}

function changed(known: Understanding, change: Change): Understanding {
  switch (change.kind) {
    case 'values':
      return {
        ...known,
        values: { ...known.values, [change.facet]: joined(known.values, change.facet, change.values) },
      }
    case 'range':
      return { ...known, ranges: { ...known.ranges, [change.name]: narrowed(known.ranges, change.name, change) } }
    case 'place':
      return { ...known, place: change.place }
    case 'sort':
      return { ...known, sort: change.sort }
    case 'text':
      return { ...known, text: withWords(known.text, change.text) }
    case 'excluded':
      return {
        ...known,
        excluded: { ...known.excluded, [change.facet]: joined(known.excluded, change.facet, change.values) },
      }
    case 'unmatched':
    case 'unmeasured':
    case 'unplaced':
      return { ...known, [change.kind]: [...new Set([...known[change.kind], change.text])] }
    case 'asks':
      return { ...known, asks: [...new Set([...known.asks, change.what])] }
  }
}

/** A layout said twice is one: 'family van with bunks' is 'bunk'. */
function withWords(text: string, added: string): string {
  const words = text.split(' ')
  return added.split(' ').every((word) => words.includes(word)) ? text : `${text} ${added}`.trim()
}

function joined(all: Understanding['values'], facet: FacetName, added: readonly string[]): readonly string[] {
  return [...new Set([...(all[facet] ?? []), ...added])]
}

/** 'over 20k under 30k': the later bound adds its end, and replaces the same end. Two years are the years between them. */
function narrowed(all: Understanding['ranges'], range: RangeName, { min, max }: NumberRange): NumberRange {
  const before = all[range]
  if (range === 'year' && before !== undefined && isOneYear(before) && isOneYear({ min, max }))
    return { min: Math.min(before.min ?? 0, min ?? 0), max: Math.max(before.max ?? 0, max ?? 0) }
  const both = { min: min ?? before?.min ?? null, max: max ?? before?.max ?? null }
  return both.min !== null && both.max !== null && both.min > both.max ? { min, max } : both
}

function isOneYear({ min, max }: NumberRange): boolean {
  return min !== null && min === max
}
