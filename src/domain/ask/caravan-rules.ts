import { LAYOUT_WORDS } from './layout-words.ts'
import { longestPhrase, type Rule, textFrom, wordCount } from './phrases.ts'
import { wordsOf } from './stocked-values.ts'
import { type Change, type RangeName, range } from './understanding.ts'

/** A small SUV tows about this much. */
const LIGHT_KG = 1_500

const MOST =
  '(?:tare under|under|below|less than|lighter than|max|maximum|up to|no more than|not more than|no heavier than|not heavier than|within|at most|not over|no over)'
const LEAST = '(?:over|above|more than|at least|min|minimum|from|heavier than|no less than)'
/** A number of kilograms or tonnes, with its unit behind it or apart. */
const WEIGHT = String.raw`(\d[\d.]*)(kgs?|t)?(?: (kgs?|kilos?|kilograms?|tonnes?|tons?|t))?`

/** '2,000 kg tare', 'under 2 tonne', 'weighs less than 1500 kg', 'between 1500 and 2000 kg': the weight of the empty van. */
export const weight: Rule = (tokens, at, { measured }) =>
  measured.includes('tare_weight') ? weighed('tare_weight', TARE, textFrom(tokens, at, 9)) : null

/** 'atm under 2500', 'under 3 t ATM': what the loaded van may weigh. */
export const loadedWeight: Rule = (tokens, at, { measured }) =>
  measured.includes('aggregate_trailer_mass') ? weighed('aggregate_trailer_mass', ATM, textFrom(tokens, at, 9)) : null

interface WeightWords {
  readonly between: RegExp
  readonly number: RegExp
  /** Its name makes a number a weight without a unit: 'tare 1500'. */
  readonly named: RegExp
}

const weightWords = (name: string): WeightWords => ({
  named: new RegExp(`\\b(?:${name})\\b`),
  between: new RegExp(
    `^(?:(?:${name}) )?(?:between )?(\\d[\\d.]*)(?:kgs?|t)? (?:and|to) ${WEIGHT}(?: (?:${name}))?(?= |$)`,
  ),
  number: new RegExp(
    `^(?:(?:${name}|weight|weighs|weighing)(?: (?:weight|of|is))* )?(?:(?:(${MOST})|(${LEAST})) )*${WEIGHT}(?: (?:${name}))?(?: or (?:less|under))?(?= |$)`,
  ),
})
const TARE = weightWords('tare weight|tare')
const ATM = weightWords('atm|aggregate trailer mass|aggregate mass')

function weighed(field: RangeName, { between, number, named }: WeightWords, text: string) {
  const two = between.exec(text)
  if (two !== null && (field === 'tare_weight' || named.test(two[0]))) {
    const [from, to] = [kilograms(two[1], two[2] ?? two[3], true), kilograms(two[2], two[3] ?? two[4], true)]
    const last = kilograms(two[2], two[3] ?? two[4], named.test(two[0]))
    if (from !== null && to !== null && last !== null && from < to)
      return { length: wordCount(two[0]), changes: [range(field, inUnitOf(from, to), to)] }
  }
  const one = number.exec(text)
  if (one === null) return null
  const [taken, most, least, digits, joined, apart] = one
  const isNamed = named.test(taken)
  if (field === 'aggregate_trailer_mass' && !isNamed) return null
  const kg = kilograms(digits, joined ?? apart, isNamed)
  // A bare '2 t' may be a badge; kilograms are none.
  const isTonnes = /^t/.test(joined ?? apart ?? '')
  if (kg === null || (isTonnes && !isNamed && most === undefined && least === undefined)) return null
  const change = least === undefined ? range(field, null, kg) : range(field, kg, null)
  return { length: wordCount(taken), changes: [change] }
}

/** 'between 2 and 2.5 t': the first is in tonnes too. */
function inUnitOf(from: number, to: number): number {
  return from < 10 && to >= 1_000 ? from * 1_000 : from
}

/** Null for a number that no word says is a weight. */
function kilograms(digits: string | undefined, unit: string | undefined, isNamed: boolean): number | null {
  const value = Number(digits)
  if (digits === undefined || Number.isNaN(value) || (unit === undefined && !isNamed)) return null
  const isTonnes = unit === undefined ? value < 10 : /^t/.test(unit)
  return Math.round(isTonnes ? value * 1_000 : value)
}

/** 'light caravan', 'lightweight'. */
export const light: Rule = (tokens, at, { measured }) =>
  measured.includes('tare_weight') && /^(?:light|lighter|lightweight|light-weight)$/.test(tokens[at]?.text ?? '')
    ? { length: 1, changes: [range('tare_weight', null, LIGHT_KG)] }
    : null

const OWN = `(?:my|our)(?: (?!tow|can|could)[a-z0-9'-]+){1,2}`
const A_CAR = String.raw`(?:a|an|the|my|our) (?!tow)[a-z0-9'-]+(?: (?!sleeps|under|with|for|near|and|or|in|not|no|bunks?|van|off|that|\d)[a-z0-9'-]+)?`
const LEAD = `(?:(?:suitable|rated|good|ok|for|to|that|which|what|i|we|it|can|could|will|be|is|car|vehicle|easy|able|capable|of|a (?:car|suv|ute|vehicle|4wd)|${OWN}) )*`
const LIMIT = String.raw`(\d[\d.]*)(kgs?|t)?(?: (kgs?|kilos?|kilograms?|tonnes?|tons?|t))?`
const TOWED = new RegExp(
  `^${LEAD}(?:(\\d[\\d.]*)(kgs?|t)?(?: (kgs?|kilos?|tonnes?|tons?|t))? )?(?:tow(?! ?(?:bar|ball|hitch))|tows|towed|towing)(?:(?: (?:capacity|capability|vehicle|car|limit|rating|weight|with|by|of|up to|up|to|it|is|max|maximum|under|at most|around|about|${A_CAR}))* ${LIMIT}(?: limit)?)?(?= |$)`,
)
const TRAIL = new RegExp(
  `^(?: (?:capacity|capability|vehicle|car|limit|rating|weight|with|by|it|${A_CAR}|a suv))+(?= |$)`,
)
/** No car tows less: 'tow 4' is no limit. */
const LEAST_LIMIT = 300

/** ASK-6: 'my Prado can tow 2.5 t' limits the loaded van. Without the figure the page asks for it; a model says nothing. */
export const towLimit: Rule = (tokens, at, { measured, isCaravans }) => {
  if (!measured.includes('aggregate_trailer_mass')) return null
  const text = textFrom(tokens, at, 14)
  if (!/\btow/.test(text)) return null
  const match = TOWED.exec(text)
  if (match === null) return null
  const [taken, before, beforeJoined, beforeApart, after, joined, apart] = match
  const kg = kilograms(before ?? after, beforeJoined ?? beforeApart ?? joined ?? apart, true)
  const isYear =
    after !== undefined && joined === undefined && apart === undefined && /^20(?:0[1-9]|[1-4]\d)$/.test(after)
  if (kg !== null && kg >= LEAST_LIMIT && !isYear)
    return { length: wordCount(taken), changes: [range('aggregate_trailer_mass', null, kg)] }
  if (!isCaravans) return null
  const trail = TRAIL.exec(text.slice(taken.length))?.[0] ?? ''
  return { length: wordCount(taken + trail), changes: [{ kind: 'asks', what: 'towing' }] }
}

const FEET_PER_METRE = 3.28084
const LENGTH_UNIT = '(ft|foot|feet|footer|m|metres?|meters?|mtrs?)'
const LENGTH = new RegExp(
  `^(?:(?:body )?length )?(?:(?:(under|below|less than|shorter than|up to|max|maximum|no longer than|not longer than|no more than|not over)|(over|above|longer than|at least|min|minimum|from|more than)) )?(\\d[\\d.]*?) ?${LENGTH_UNIT}(?: (?:long|in length|(or less|or shorter|or under|max)|(or more|or longer|plus)))*(?= |$)`,
)
const LENGTHS = new RegExp(
  `^(?:between )?(\\d[\\d.]*?) ?(?:ft|foot|feet|m)? ?(?:to|and) (\\d[\\d.]*?) ?${LENGTH_UNIT}(?: long)?(?= |$)`,
)

/** 'under 20 ft', '18 foot', 'shorter than 6 metres', '17 to 19 foot': feet, as caravans are sold. */
export const length: Rule = (tokens, at, { measured }) => {
  if (!measured.includes('body_length')) return null
  const text = textFrom(tokens, at, 8)
  const two = LENGTHS.exec(text)
  if (two !== null) {
    const [taken, from, to, unit] = two
    return {
      length: wordCount(taken),
      changes: [range('body_length', feet(from, unit, Math.ceil), feet(to, unit, Math.floor))],
    }
  }
  const one = LENGTH.exec(text)
  if (one === null) return null
  const [taken, under, over, digits, unit, orLess, orMore] = one
  return {
    length: wordCount(taken),
    changes: [
      lengthOf({ digits, unit, isMost: (under ?? orLess) !== undefined, isLeast: (over ?? orMore) !== undefined }),
    ],
  }
}

function lengthOf({
  digits,
  unit,
  isMost,
  isLeast,
}: {
  readonly digits: string | undefined
  readonly unit: string | undefined
  readonly isMost: boolean
  readonly isLeast: boolean
}): Change {
  if (isMost) return range('body_length', null, feet(digits, unit, Math.floor))
  if (isLeast) return range('body_length', feet(digits, unit, Math.ceil), null)
  // A '19 footer' is any from 19'0 to 19'11.
  const least = feet(digits, unit, Math.floor)
  return range('body_length', least, Number.isInteger(least) ? least + 0.9 : least)
}

/** To a tenth of a foot, towards the side that keeps what was asked. */
function feet(digits: string | undefined, unit: string | undefined, round: (value: number) => number): number {
  const value = Number(digits) * (unit?.startsWith('m') ? FEET_PER_METRE : 1)
  return round(Math.round(value * 1_000) / 100) / 10
}

const PEOPLE =
  /^(?:(?:that |to )?sleeps?(?: up to)?|room for|family of|for a family of|for) (\d{1,2})(?: (?:people|persons|adults|kids|children|of us|pax))?(?= |$)/
const PEOPLE_ALONE = /^(\d{1,2}) (?:people|persons|adults|pax|person)(?= |$)/
const MOST_PEOPLE = 12

/** 'for 4 people', 'room for 6', 'family of 5', 'to sleep 6': beds. */
export const people: Rule = (tokens, at, { measured, isCaravans }) => {
  if (!isCaravans || !measured.includes('sleeps')) return null
  const text = textFrom(tokens, at, 6)
  const match = PEOPLE.exec(text) ?? PEOPLE_ALONE.exec(text)
  if (match === null || Number(match[1]) > MOST_PEOPLE) return null
  return { length: wordCount(match[0]), changes: [range('sleeps', Number(match[1]), null)] }
}

const ANYTHING = /^(?:caravans?|vans?|caravanning)$/

/** ASK-7: on a site of caravans, 'caravan' and 'van' mean anything in stock, and so does 'van or motorhome'. */
export const anything: Rule = (tokens, at, context) => {
  if (!context.isCaravans || !ANYTHING.test(tokens[at]?.text ?? '')) return null
  if (tokens[at + 1]?.text !== 'or') return { length: 1, changes: [] }
  const other = longestPhrase(tokens, at + 2, 3, (phrase) =>
    wordsOf(phrase, context).some(({ facet }) => facet === 'simple_body') ? [] : null,
  )
  return { length: 1 + (other === null ? 0 : 1 + other.length), changes: [] }
}

/** ASK-7: a layout word by the stock's own name for it: 'bunk beds' is 'bunk'. */
export const layout: Rule = (tokens, at, { isCaravans, hasWord }) =>
  isCaravans
    ? longestPhrase(tokens, at, 3, (phrase) => {
        const text = LAYOUT_WORDS.get(phrase)
        return text === undefined || !hasWord(text) ? null : [{ kind: 'text', text }]
      })
    : null
