import { distanceIn } from '../units.ts'
import type { Rule } from './phrases.ts'
import type { Token } from './token.ts'
import { type Change, range, values } from './understanding.ts'
import type { AskContext } from './vocabulary.ts'

/** Words before a number, and which end of a range it then is. */
type Bound = 'max' | 'min' | 'below' | 'above' | 'about'

const BOUNDS = phrasesBy<Bound>([
  [
    'max',
    'no more than,not more than,nothing more than,nothing over,nothing above,not over,no over,not above,no higher than,not higher than,maximum of,up to,upto,max,maximum,within,budget of,budget,my budget is,<=',
  ],
  ['below', 'less than,lower than,cheaper than,under,below,beneath,sub,<,fewer than'],
  [
    'min',
    'at least,no less than,not less than,nothing less than,nothing under,nothing below,not under,no under,not below,minimum of,minimum,min,starting from,starting at,from,>=',
  ],
  ['above', 'more than,greater than,over,above,>'],
  ['about', 'around,about,approx,approximately,roughly,circa,near,~'],
])

const FIRST_YEAR = 1950
const KM = new Set([
  'km',
  'kms',
  'kays',
  'ks',
  'kilometres',
  'kilometers',
  'kilometre',
  'k’s',
  "k's",
  'clicks',
  'klms',
  'klm',
])
const MILES = new Set(['miles', 'mile', 'mi', 'mls'])
const MONEY = new Set(['dollars', 'bucks', 'aud', 'nzd', 'usd', 'grand', 'drive away', 'driveaway'])
const SEATS = new Set(['seat', 'seats', 'seater', 'seaters', 'seated'])
const SLEEPS = new Set(['berth', 'berths', 'sleeper'])

/** 'under 45k', 'less than 100,000 kms', 'from $20,000', 'up to 2015': a bound before a number. */
export const bounded: Rule = (tokens, at, context) => {
  for (const [bound, words] of BOUNDS) {
    if (!standsAt(words, tokens, at)) continue
    const read = quantity(tokens, at + words.length, context)
    if (read === null || (words[0] === 'near' && read.name !== 'price')) continue
    return { length: words.length + read.length, changes: [boundedBy(bound, read)] }
  }
  return null
}

/** 'between 20k and 30k', '20-30k', '$15,000 to $20,000', '2015 to 2018'. */
export const between: Rule = (tokens, at, context) => {
  const start = tokens[at]?.text === 'between' || tokens[at]?.text === 'from' ? at + 1 : at
  const first = tokens[start]
  const joined = tokens[start + 1]?.text
  const second = tokens[start + 2]
  if (first?.number == null || second?.number == null || (joined !== 'to' && joined !== 'and')) return null
  if (joined === 'and' && start === at) return null
  const read = quantity(tokens, start + 2, context)
  if (read === null) return null
  const isSmaller = first.unit === null && !first.isMoney && first.number < 1_000 && read.value >= 1_000
  const from = isSmaller ? first.number * 1_000 : first.number
  if (from > read.value) return null
  return { length: start + 2 - at + read.length, changes: [range(read.name, from, read.value)] }
}

/** '2018 or newer', '2018+', '2015 and up', '2012 onwards'; '$20k or less', '7 or more seats'. */
export const open: Rule = (tokens, at, context) => {
  const read = quantity(tokens, at, context)
  if (read === null) return null
  if (tokens[at]?.isAtLeast) return { length: read.length, changes: [range(read.name, read.value, null)] }
  for (const [end, words] of OPEN_ENDS) {
    if (!standsAt(words, tokens, at + read.length)) continue
    const change = end === 'min' ? range(read.name, read.value, null) : range(read.name, null, read.value)
    return { length: read.length + words.length, changes: [change] }
  }
  return null
}

const OPEN_ENDS = phrasesBy<'min' | 'max'>([
  [
    'min',
    'or newer,and newer,or later,and later,onwards,onward,and up,and above,or above,or more,and over,or over,upwards,and onwards,plus,newer',
  ],
  [
    'max',
    'or older,and older,or earlier,or less,or under,and under,or below,and below,max,maximum,tops,or cheaper,or lower,older',
  ],
])

/** 'newer than 2015', 'after 2018', 'before 2012', 'since 2016'. */
export const sinceYear: Rule = (tokens, at, context) => {
  for (const [change, words] of YEAR_WORDS) {
    if (!standsAt(words, tokens, at)) continue
    const year = tokens[at + words.length]
    if (year?.number == null || !isYear(year, context)) continue
    return { length: words.length + 1, changes: [change(year.number)] }
  }
  return null
}

const YEAR_WORDS = phrasesBy<(year: number) => Change>([
  [(year) => range('year', year, null), 'not older than,no older than,nothing older than,since'],
  [(year) => range('year', null, year), 'not newer than,no newer than'],
  [(year) => range('year', year + 1, null), 'newer than,later than,after,post'],
  [(year) => range('year', null, year - 1), 'older than,earlier than,before,pre'],
  [(year) => range('year', year, year), 'year'],
])

/** 'under 5 years old', 'last 3 years', 'less than 2 years old', 'late model'. */
export const age: Rule = (tokens, at, { thisYear }) => {
  const text = tokens
    .slice(at, at + 6)
    .map((token) => token.text)
    .join(' ')
  if (/^late model\b/.test(text)) return { length: 2, changes: [range('year', thisYear - LATE_YEARS, null)] }
  const [all, years] =
    /^(?:(?:under|less than|no more than|up to|max|maximum|within the last|in the last|last|not older than|no older than|nothing older than|younger than|newer than) )(\d{1,2}) (?:years?|yrs?)(?: old)?/.exec(
      text,
    ) ?? []
  if (all === undefined) return null
  return { length: all.split(' ').length, changes: [range('year', thisYear - Number(years), null)] }
}

const LATE_YEARS = 4

/** '7 seats', '7-seater', 'seats 7', 'at least 7 seats', '7+ seats'; 'sleeps 6', '6 berth'. */
export const seating: Rule = (tokens, at, { known, measured }) => {
  const atLeast = phraseAt(tokens, at, ['at least', 'minimum', 'min', 'more than'])
  const start = at + (atLeast?.length ?? 0)
  const [first, second, third] = [tokens[start], tokens[start + 1], tokens[start + 2]]
  const hasBeds = measured.includes('sleeps')
  if (hasBeds && first?.text === 'sleeps' && second?.number != null)
    return {
      length: start + 2 - at + (phraseAt(tokens, start + 2, ['or more', 'plus'])?.length ?? 0),
      changes: [range('sleeps', second.number, null)],
    }
  if (first?.number == null) {
    const isSeats = first?.text === 'seats' || first?.text === 'seating'
    const count = isSeats ? (second?.text === 'for' ? third : second) : undefined
    if (count?.number == null || count.number > MOST_SEATS) return null
    return { length: second === count ? 2 : 3, changes: [values('seats', String(count.number))] }
  }
  const unit = tokens[start + 1]?.text ?? ''
  if (hasBeds && SLEEPS.has(unit)) return { length: start + 2 - at, changes: [range('sleeps', first.number, null)] }
  const more = unit === 'or' && third?.text === 'more' && SEATS.has(tokens[start + 3]?.text ?? '')
  if ((!SEATS.has(unit) && !more) || first.number > MOST_SEATS) return null
  const isOpen = more || first.isAtLeast || atLeast !== null
  const from = first.number + (atLeast?.[0] === 'more' ? 1 : 0)
  const list = isOpen ? (known.seats ?? []).filter((seats) => Number(seats) >= from) : [String(first.number)]
  return {
    length: start + (more ? 4 : 2) - at,
    changes: [values('seats', ...(list.length === 0 ? [String(first.number)] : list))],
  }
}

const MOST_SEATS = 60

/** '$150 a week', '200 per week', '$120 pw': what a buyer can repay. */
export const weekly: Rule = (tokens, at) => {
  const start =
    at + (phraseAt(tokens, at, ['under', 'below', 'less than', 'up to', 'max', 'around', 'about'])?.length ?? 0)
  const amount = tokens[start]?.number
  if (amount == null) return null
  const after = phraseAt(tokens, start + 1, ['a week', 'per week', 'each week', 'pw', 'p/w', 'weekly', 'week'])
  return after && { length: start + 1 - at + after.length, changes: [range('weekly', null, amount)] }
}

/** '4 cylinder', '5 door', '6 speed', '3 tonne': text if cars have it, else named as one. */
export const counted: Rule = (tokens, at, { hasWord }) => {
  const [number, unit] = [tokens[at], tokens[at + 1]]
  if (number?.number == null || unit === undefined || !COUNTED.test(unit.text)) return null
  const text = `${number.text} ${unit.text}`
  const isKnown = hasWord(number.text) && hasWord(unit.text)
  return { length: 2, changes: [isKnown ? { kind: 'text', text } : { kind: 'unmatched', text }] }
}

const COUNTED = /^(?:cylinders?|cyl|doors?|speed|tonnes?|stars?|litres?|owners?)$/

/** A number by itself with a unit or a dollar sign: '$20,000', '30k', '80,000 km'; or a year: '2019'. */
export const bare: Rule = (tokens, at, context) => {
  const token = tokens[at]
  if (token?.number == null) return null
  const read = quantity(tokens, at, context)
  if (read === null) return null
  if (read.name === 'year') return { length: read.length, changes: [range('year', read.value, read.value)] }
  if (read.name === 'price' && !token.isMoney && token.unit === null && read.length === 1) return null
  return { length: read.length, changes: [range(read.name, null, read.value)] }
}

interface Quantity {
  /** A distance is in the unit of the site's region, as in addresses (docs/decisions/047). */
  readonly name: 'price' | 'km' | 'year'
  readonly value: number
  readonly length: number
}

/** A number at a position, with its unit: kilometres, a year, else dollars. 'under 15' means 15,000 dollars. */
function quantity(tokens: readonly Token[], at: number, context: AskContext): Quantity | null {
  const token = tokens[at]
  if (token?.number == null || token.unit === 'litre' || token.unit === 'kg') return null
  const next = tokens[at + 1]?.text ?? ''
  const afterNext = tokens[at + 2]?.text ?? ''
  if (
    SEATS.has(next) ||
    /^(doors?|years?|yrs?|speed|cylinders?|cyl|litres?|liters?|stars?|kgs?|tonnes?|tons?|t|metres?|meters?|mtrs?|m|mm|cm|ft|foot|feet|inch|inches|kw|hp|nm|ah|w|watts?|people|persons|litre|liter|ltrs?)$/.test(
      next,
    )
  )
    return null
  if (token.unit === 'km' || token.unit === 'mi')
    return { name: 'km', value: distanceIn(context.region, token.number, token.unit), length: 1 }
  if (next === 'thousand' || next === 'grand') {
    const unit = distanceUnit(afterNext)
    const value = token.number * 1_000
    if (unit === null) return { name: 'price', value, length: 2 }
    return { name: 'km', value: distanceIn(context.region, value, unit), length: 3 }
  }
  const unit = distanceUnit(next)
  if (unit !== null)
    return { name: 'km', value: distanceIn(context.region, inThousands(token.number), unit), length: 2 }
  if (!token.isMoney && token.unit === null && isYear(token, context))
    return { name: 'year', value: token.number, length: 1 }
  const value = token.unit === null && !token.isMoney ? inThousands(token.number) : token.number
  return { name: 'price', value: Math.round(value), length: MONEY.has(next) ? 2 : 1 }
}

function distanceUnit(word: string): 'km' | 'mi' | null {
  return KM.has(word) ? 'km' : MILES.has(word) ? 'mi' : null
}

/** Nobody sells a car for 15 dollars, or after 80 kilometres of 'low kms': short numbers are thousands. */
function inThousands(value: number): number {
  return value < 1_000 ? value * 1_000 : value
}

/** Whether a number can be the year that a car was built in. */
export function isYear({ number }: Token, { thisYear }: AskContext): boolean {
  return number !== null && Number.isInteger(number) && number >= FIRST_YEAR && number <= thisYear + 1
}

function boundedBy(bound: Bound, { name, value }: Quantity): Change {
  if (name === 'year') {
    if (bound === 'below') return range(name, null, value - 1)
    if (bound === 'above') return range(name, value + 1, null)
    if (bound === 'about') return range(name, value - 1, value + 1)
  }
  if (bound === 'about') return range(name, Math.round(value * 0.9), Math.round(value * 1.1))
  return bound === 'max' || bound === 'below' ? range(name, null, value) : range(name, value, null)
}

function phraseAt(tokens: readonly Token[], at: number, phrases: readonly string[]): readonly string[] | null {
  return phrases.map((phrase) => phrase.split(' ')).find((words) => standsAt(words, tokens, at)) ?? null
}

/** Phrases of lists with commas, word by word, each with what it means. */
function phrasesBy<Meant>(
  lists: readonly (readonly [Meant, string])[],
): readonly (readonly [Meant, readonly string[]])[] {
  return lists.flatMap(([meant, list]) => list.split(',').map((phrase) => [meant, phrase.split(' ')] as const))
}

function standsAt(words: readonly string[], tokens: readonly Token[], at: number): boolean {
  return words.every((word, index) => tokens[at + index]?.text === word)
}
