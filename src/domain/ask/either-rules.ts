import { LAYOUT_WORDS } from './layout-words.ts'
import { badgesNamed, carsNamed } from './named-cars.ts'
import type { Rule } from './phrases.ts'
import { isFacetWord } from './stocked-values.ts'
import type { Token } from './token.ts'
import { values } from './understanding.ts'
import type { AskContext } from './vocabulary.ts'

const LONGEST = 4

/**
 * ASK-7: 'HiLux or Ranger', 'SR5 or Wildtrak': either. As words they would all have to match. Values of a facet are
 * alternatives anyway.
 */
export const either: Rule = (tokens, at, context) => {
  const isJoined = (end: number) => tokens[end]?.text === 'or'
  // Most words have no 'or' after them, and names are long to look up.
  if (!tokens.slice(at + 1, at + LONGEST + 1).some(({ text }) => text === 'or')) return seats(tokens, at)
  for (const { facet, named } of KINDS) {
    const first = named(tokens, at, context)
    if (first === null || !isJoined(at + first.length)) continue
    const alternatives = [...first.values]
    let end = at + first.length
    while (isJoined(end)) {
      const next = named(tokens, end + 1, context)
      if (next === null) break
      alternatives.push(...next.values)
      end += 1 + next.length
    }
    if (end > at + first.length) return { length: end - at, changes: [values(facet, ...new Set(alternatives))] }
  }
  return seats(tokens, at)
}

interface Named {
  readonly length: number
  readonly values: readonly string[]
}

type FindNamed = (tokens: readonly Token[], at: number, context: AskContext) => Named | null

const KINDS: readonly { readonly facet: 'make_model' | 'badge'; readonly named: FindNamed }[] = [
  {
    facet: 'make_model',
    named: (tokens, at, context) =>
      longest(tokens, at, (phrase) => (isFacetWord(phrase, context) ? [] : carsNamed(phrase, context))),
  },
  {
    facet: 'badge',
    named: (tokens, at, context) =>
      longest(tokens, at, (phrase) => (isFacetWord(phrase, context) ? [] : badgesNamed(phrase, context, false))),
  },
  {
    facet: 'badge',
    // 'pop top or hybrid': the layouts with either word.
    named: (tokens, at, context) =>
      longest(tokens, at, (phrase) => {
        const text = context.isCaravans ? LAYOUT_WORDS.get(phrase) : undefined
        return text === undefined ? [] : badgesNamed(text, context, true)
      }),
  },
]

function longest(tokens: readonly Token[], at: number, find: (phrase: string) => readonly string[]): Named | null {
  for (let length = Math.min(LONGEST, tokens.length - at); length > 0; length--) {
    const matches = find(
      tokens
        .slice(at, at + length)
        .map(({ text }) => text)
        .join(' '),
    )
    if (matches.length > 0) return { length, values: matches }
  }
  return null
}

/** '5 or 7 seats'. */
function seats(tokens: readonly Token[], at: number): ReturnType<Rule> {
  const [one, or, two, unit] = tokens.slice(at, at + 4)
  if (one?.number == null || or?.text !== 'or' || two?.number == null || !/^seat(?:s|er|ers)?$/.test(unit?.text ?? ''))
    return null
  return { length: 4, changes: [values('seats', one.text, two.text)] }
}
