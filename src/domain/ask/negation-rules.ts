import { fold } from '#search/fold.ts'
import { LAYOUT_WORDS } from './layout-words.ts'
import { badgesNamed, carsNamed } from './named-cars.ts'
import { longestPhrase, type Rule, textFrom, wordCount } from './phrases.ts'
import { stateNamed } from './state-words.ts'
import { inStock, stocked, wordsOf } from './stocked-values.ts'
import type { Token } from './token.ts'
import { type Change, excluded as excludes, type Meaning } from './understanding.ts'
import { type AskContext, compact } from './vocabulary.ts'

const NOT =
  /^(?:(?:any(?:thing|one)?|all|everything)(?: colou?rs?)? (?:but|except|other than|bar)(?: for)?|but not|and not|or not|other than|except(?: for)?|excluding|excl|not|no|non|without|nothing|don't want|dont want|do not want|isn't|isnt|never|minus)(?= |$)/
/** Words between 'not' and what it is about. */
const BETWEEN = /^(?:(?:a|an|any|the|in|from|with|made by|too) )+/
const LONGEST = 5
const OR = /^(?:or|nor)(?: (?:a|an|the))?(?= )/
const OR_AND = /^(?:or|and|nor)(?: (?:a|an|the))?(?= )/
/** Who wants no CVT may want another automatic: leaving out what the word selects would leave out too much. */
const NARROWER: ReadonlySet<string> = new Set([
  'cvt',
  'dsg',
  'tdi',
  'crdi',
  'quattro',
  '4motion',
  'xdrive',
  'self shifting',
])

/**
 * ASK-7: 'not white', 'no diesel', 'anything but a Kia', 'without towbar' leave out what they name, as do the same kinds of
 * value behind an 'or'. What is not understood is named with its 'not'; it never selects what was to be left out.
 */
export const negation: Rule = (tokens, at, context) => {
  const lead = NOT.exec(textFrom(tokens, at, 4))?.[0]
  if (lead === undefined) return null
  const start = at + wordCount(lead)
  const between = BETWEEN.exec(`${textFrom(tokens, start, 3)} `)?.[0] ?? ''
  const first = start + (between === '' ? 0 : wordCount(between))
  const meaning = leftOut(tokens, first, context)
  const begun = meaning ?? unread(tokens, at, { start, first })
  const changes = [...begun.changes]
  // 'not ranger or hilux' leaves out the HiLux also where no Ranger is in stock, so that nobody knows the word.
  const facets = new Set(meaning === null ? CAR_NAMES : facetsOf(meaning))
  let end = meaning === null ? at + begun.length : first + meaning.length
  // 'not red or white': the next value of the same kind is left out too.
  for (;;) {
    const joined = (meaning === null ? OR : OR_AND).exec(textFrom(tokens, end, 3))?.[0]
    const next = joined === undefined ? null : leftOut(tokens, end + wordCount(joined), context)
    if (joined === undefined || next === null || !facetsOf(next).every((facet) => facets.has(facet))) break
    changes.push(...next.changes)
    end += wordCount(joined) + next.length
  }
  return { length: end - at, changes }
}

const CAR_NAMES: readonly string[] = ['make', 'make_model']

function facetsOf({ changes }: Meaning): readonly string[] {
  return changes.flatMap((change) => (change.kind === 'excluded' ? [change.facet] : []))
}

/** 'no rust', 'not too big': named as one. */
function unread(
  tokens: readonly Token[],
  at: number,
  { start, first }: { readonly start: number; readonly first: number },
): Meaning {
  const length = Math.min(tokens.length, Math.max(first, start) + 1) - at
  return { length, changes: [{ kind: 'unmatched', text: textFrom(tokens, at, length) }] }
}

function leftOut(tokens: readonly Token[], at: number, context: AskContext): Meaning | null {
  const seats = seatsLeftOut(tokens, at, context)
  return seats ?? longestPhrase(tokens, at, LONGEST, (phrase) => valuesLeftOut(phrase, context))
}

function seatsLeftOut(tokens: readonly Token[], at: number, { known }: AskContext): Meaning | null {
  const [number, unit] = [tokens[at], tokens[at + 1]]
  if (number?.number == null || !/^(?:seats?|seaters?)$/.test(unit?.text ?? '')) return null
  return known.seats?.includes(number.text) ? { length: 2, changes: [excludes('seats', number.text)] } : null
}

function valuesLeftOut(phrase: string, context: AskContext): readonly Change[] | null {
  const make = context.makeByName.get(compact(phrase))
  if (make !== undefined) return [excludes('make', make)]
  for (const word of wordsOf(phrase, context)) {
    const change = stocked(word, context)
    // A dual cab is a ute, but who wants none may want other utes.
    if (change !== null && NARROWER.has(phrase)) return null
    if (change !== null)
      return word.text === undefined
        ? [excludes(change.facet, ...allOf(word.values, change.facet, change.values, context))]
        : null
  }
  const typed = compact(phrase)
  for (const facet of NAMED) {
    const value = context.valueByName[facet]?.get(typed)
    if (value !== undefined) return [excludes(facet, value)]
  }
  const state = inStock('state', [stateNamed(phrase, context.region) ?? ''], context)
  if (state.length > 0) return [excludes('state', ...state)]
  const cars = carsNamed(phrase, context)
  if (cars.length > 0) return [excludes('make_model', ...cars)]
  return wordsLeftOut(phrase, context)
}

/** 'not 2wd' leaves out FWD and RWD too. */
function allOf(
  wanted: readonly string[],
  facet: Parameters<typeof inStock>[0],
  found: readonly string[],
  context: AskContext,
): readonly string[] {
  return [...new Set([...found, ...inStock(facet, wanted, context)])]
}

const NAMED = ['colour', 'body', 'filtered_features', 'categories', 'city', 'location_name', 'tag'] as const

/** Badges and features that have a word: 'hilux not sr5', 'without ensuite'. */
function wordsLeftOut(phrase: string, context: AskContext): readonly Change[] | null {
  const text = (context.isCaravans ? LAYOUT_WORDS.get(phrase) : undefined) ?? phrase
  const badges = badgesNamed(text, context, true)
  const features = (context.known.filtered_features ?? []).filter((one) => ` ${fold(one)} `.includes(` ${text} `))
  if (badges.length + features.length === 0) return null
  return [
    ...(badges.length > 0 ? [excludes('badge', ...badges)] : []),
    ...(features.length > 0 ? [excludes('filtered_features', ...features)] : []),
  ]
}
