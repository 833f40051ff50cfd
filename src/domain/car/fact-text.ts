import * as words from '#words/condition.ts'
import { say } from '#words/say.ts'
import { inWordsOf, type RegionCode } from '../region.ts'
import { BODY_NAMES } from './body-type.ts'
import type { Car } from './car.ts'
import { feedText } from './feed-text.ts'
import type { CarType } from './vocabulary.ts'

/** CAR-4: whether a feed's value is present. Feeds write absent values as null, '' or the word 'null'. */
export function isPresent(value: string | null): value is string {
  return value !== null && value.trim() !== '' && value.trim().toLowerCase() !== 'null'
}

const CAR_TYPE_WORDS: Readonly<Record<CarType, string>> = { new: words.isNew, used: words.used, demo: words.demo }

/** 'Used', in the words of the site at work; a text that is no condition stays. */
export function carTypeName(type: string): string {
  return Object.hasOwn(CAR_TYPE_WORDS, type) ? say(CAR_TYPE_WORDS[type as CarType]) : type
}

/** 'SUV'; the feed's word if it matches no known body. */
export function bodyText({ simple_body, body }: Pick<Car, 'simple_body' | 'body'>): string | null {
  return simple_body === null ? feedText(body) : BODY_NAMES[simple_body].label
}

/** SITE-6: the body in the region's words: 'Ute', 'Pickup'. */
export function shownBody(car: Pick<Car, 'simple_body' | 'body'>, region: RegionCode): string | null {
  const body = bodyText(car)
  return body === null ? null : inWordsOf(region, body)
}

/** 'Moorooka, QLD' */
export function placeText({ location: { suburb, city, state } }: Pick<Car, 'location'>): string | null {
  const place = [suburb ?? city, state].filter(Boolean).join(', ')
  return place === '' ? null : place
}

/** A number in its unit; null without one. */
export function measured(number: number | null | undefined, text: (number: number) => string = String): string | null {
  return number == null ? null : text(number)
}
