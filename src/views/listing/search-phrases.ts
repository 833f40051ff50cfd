import { facetIn } from '#domain/listing/facet/facet-in-region.ts'
import { rangeNumberText } from '#domain/listing/facet/range-bounds.ts'
import type { Near } from '#domain/listing/near.ts'
import type { NumberRange, StockQuery } from '#domain/listing/stock-query.ts'
import { REGIONS, type RegionCode } from '#domain/region.ts'
import * as words from '#words/listing.ts'
import { say } from '#words/say.ts'

/** The ranges that a heading says. */
export type SaidRange = 'price' | 'year' | 'km' | 'sleeps' | 'braked_towing' | 'payload' | 'driving_range'

/** 'under $40,000', 'from 2019 on'; null without the range, and where it has no short phrase. */
export function rangePhrase(name: SaidRange, { ranges }: StockQuery, region: RegionCode): string | null {
  const range = ranges[name]
  const facet = facetIn(region, name)
  if (range === undefined || facet.kind !== 'range') return null
  return PHRASES[name](range, (value) => rangeNumberText(value, facet))
}

type Phrase = (range: NumberRange, text: (value: number) => string) => string | null

const PHRASES: Readonly<Record<SaidRange, Phrase>> = {
  price: ({ min, max }, text) => {
    if (max === null) return min === null ? null : say(words.fromPrice, { price: text(min) })
    if (min === null || min === 0) return say(words.underPrice, { price: text(max) })
    return say(words.fromTo, { from: text(min), to: text(max) })
  },
  year: ({ min, max }, text) => {
    if (max === null) return min === null ? null : say(words.yearAndLater, { year: text(min) })
    if (min === null) return say(words.yearAndEarlier, { year: text(max) })
    return min === max
      ? say(words.yearOnly, { year: text(min) })
      : say(words.fromTo, { from: text(min), to: text(max) })
  },
  km: ({ min, max }, text) =>
    max === null || min !== null ? null : say(words.withUpToDistance, { distance: text(max) }),
  sleeps: orMore((number) => say(words.sleepingOrMore, { number })),
  braked_towing: orMore((weight) => say(words.towingOrMore, { weight })),
  payload: orMore((weight) => say(words.carryingOrMore, { weight })),
  driving_range: orMore((distance) => say(words.goingOrMore, { distance })),
}

function orMore(phrase: (least: string) => string): Phrase {
  return ({ min, max }, text) => (min === null || max !== null ? null : phrase(text(min)))
}

/** 'within 100 km of Brisbane'; null without a distance. */
export function nearPhrase(near: Near | null, region: RegionCode): string | null {
  if (near === null || near.centre === null || near.distance === null) return null
  return say(words.withinDistanceOf, {
    distance: `${near.distance} ${REGIONS[region].distance}`,
    place: near.asked ?? near.centre.name ?? near.postcode,
  })
}
