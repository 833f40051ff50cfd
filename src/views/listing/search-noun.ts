import { BODY_NAMES, type BodyName, bodyOfPage } from '#domain/car/body-type.ts'
import { BODY_TYPES } from '#domain/car/vocabulary.ts'
import type { FacetName } from '#domain/listing/facet/facet-names.ts'
import { inWordsOf, type RegionCode } from '#domain/region.ts'
import * as words from '#words/listing.ts'
import { say } from '#words/say.ts'

/** What a search is about: 'seven-seater', 'seven-seaters'. */
export interface Noun {
  readonly one: string
  readonly several: string
}

/** A heading of more values says none of them. */
const MOST_VALUES = 3

/** 'petrol and diesel'; null for too many, and for several of one car: it is not petrol and diesel. */
export function together(texts: readonly string[], total: number): string | null {
  const [last, ...others] = texts.toReversed()
  if (last === undefined || texts.length > MOST_VALUES || (total === 1 && others.length > 0)) return null
  if (others.length === 0) return last
  return say(words.namesAndLast, { names: others.toReversed().join(', '), last })
}

/** 'Plug-in Hybrid' becomes 'plug-in hybrid'; 'LPG' and 'SUV' stay. */
export function inSmallLetters(text: string): string {
  return text.replace(/\b\p{Lu}\p{Ll}+/gu, (word) => word.toLowerCase())
}

/** 'SUVs and utes', 'pop top caravans'; null if they make no noun. `ofMany`: of more than one body. */
export function bodiesAsNoun(
  values: readonly string[],
  region: RegionCode,
  vehicleWord: string,
): (Noun & { readonly ofMany: boolean }) | null {
  const names = [...new Set(values.map(bodyNameOf))]
  const [name] = names
  if (name === undefined || names.length > MOST_VALUES) return null
  if (names.length === 1)
    return { ...(typeof name === 'string' ? ownBody(name, vehicleWord) : nounOf(name, region)), ofMany: false }
  const nouns = names.flatMap((each) => (typeof each === 'string' ? [] : [nounOf(each, region)]))
  const several =
    nouns.length < names.length
      ? null
      : together(
          nouns.map((each) => each.several),
          nouns.length,
        )
  return several === null ? null : { one: several, several, ofMany: true }
}

/** The platform's name of a body, one for those that buyers treat as the same; a body of the stock's own as it is. */
function bodyNameOf(value: string): BodyName | string {
  const body = BODY_TYPES.find((type) => type === value || BODY_NAMES[type].label === value)
  return body === undefined ? value : BODY_NAMES[bodyOfPage(body)]
}

function nounOf({ label, plural }: BodyName, region: RegionCode): Noun {
  return { one: inSmallLetters(inWordsOf(region, label)), several: inSmallLetters(inWordsOf(region, plural)) }
}

function ownBody(name: string, vehicleWord: string): Noun {
  const one = `${inSmallLetters(name)} ${vehicleWord}`
  return { one, several: `${one}s` }
}

/** 'seven-seaters' */
export function seatersAsNoun(values: readonly string[]): Noun | null {
  const seats = seatNumber(values)
  if (seats === null) return null
  return { one: say(words.seatersOf, { seats, count: 1 }), several: say(words.seatersOf, { seats, count: 2 }) }
}

/** 'seven-seat', before a body. */
export function seatsText(values: readonly string[]): string | null {
  const seats = seatNumber(values)
  return seats === null ? null : say(words.seatOf, { seats })
}

function seatNumber(values: readonly string[]): string | null {
  const [seats, ...others] = values
  if (seats === undefined || others.length > 0 || !/^\d{1,2}$/.test(seats)) return null
  const word = NUMBERS[Number(seats)]
  return word ? say(word) : seats
}

const NUMBERS = [
  ...['', ''],
  ...[words.two, words.three, words.four, words.five, words.six, words.seven, words.eight, words.nine],
]

/** 'Toyota', 'Toyota HiLux SR5': models only of one make, and badges only of one model, so that each belongs to it. */
export function namesOf(
  makes: readonly string[],
  models: readonly string[],
  badges: readonly string[],
): { readonly texts: readonly string[]; readonly facets: readonly FacetName[] } {
  const [make, ...otherMakes] = makes
  const [model, ...otherModels] = models
  if (make === undefined || model === undefined || otherMakes.length > 0) return { texts: makes, facets: ['make'] }
  const [badge, ...otherBadges] = badges
  if (badge !== undefined && otherBadges.length + otherModels.length === 0)
    return { texts: [`${make} ${model} ${badge}`], facets: ['make', 'model', 'badge'] }
  return { texts: [`${make} ${model}`, ...otherModels], facets: ['make', 'model'] }
}
