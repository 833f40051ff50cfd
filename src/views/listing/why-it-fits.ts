import type { CarSummary } from '#domain/car/car.ts'
import { bodyText } from '#domain/car/fact-text.ts'
import { currentPrice } from '#domain/car/price/current-price.ts'
import { facetIn } from '#domain/listing/facet/facet-in-region.ts'
import { FACET_NAMES, type FacetName } from '#domain/listing/facet/facet-names.ts'
import type { StockQuery } from '#domain/listing/stock-query.ts'
import { formatMoney, formatWhole } from '#domain/money.ts'
import type { RegionCode } from '#domain/region.ts'
import { kilowattsText, odometerText } from '#domain/units.ts'
import * as words from '#words/listing.ts'
import { say } from '#words/say.ts'

/** A line of a card has room for four. */
const MOST = 4

/**
 * ASK-8: why a car fits an understood search, from the filters that found it: 'Fits: 7 seats · Hybrid · $1,010 under your
 * $45,000'. Null for a search without words, and where the card's name says it all.
 */
export function whyItFits(car: CarSummary, query: StockQuery, region: RegionCode): string | null {
  if (query.asked === '') return null
  const reasons = FACET_NAMES.flatMap((name) => reasonsOf(car, name, query, region))
  const first = [...new Set(reasons)].slice(0, MOST)
  return first.length === 0 ? null : say(words.whyItFits, { reasons: first.join(' · ') })
}

function reasonsOf(
  car: CarSummary,
  name: FacetName,
  { values, excluded, ranges }: StockQuery,
  region: RegionCode,
): readonly string[] {
  const range = ranges[name]
  if (range !== undefined) return [RANGES[name]?.(car, range.max, region) ?? []].flat()
  if (values[name] === undefined && excluded[name] === undefined) return []
  const value = VALUES[name]?.(car) ?? null
  const facet = facetIn(region, name)
  if (value === null || facet.kind !== 'values') return []
  return [facet.valueLabel(String(value))]
}

/** What a car has of the facets that its name does not already say. */
const VALUES: Partial<Record<FacetName, (car: CarSummary) => string | number | null>> = {
  car_type: (car) => car.car_type,
  colour: (car) => car.colour,
  seats: (car) => car.seats,
  body: bodyText,
  simple_body: (car) => car.simple_body,
  drive: (car) => car.drive,
  fuel: (car) => car.simple_fuel ?? car.fuel,
  transmission: (car) => car.simple_transmission,
  axle_type: ({ specifications }) => specifications.axle_type,
}

type RangeReason = (car: CarSummary, max: number | null, region: RegionCode) => string | null

const RANGES: Partial<Record<FacetName, RangeReason>> = {
  price: (car, max) => {
    const price = currentPrice(car)
    if (price === null || max === null || price >= max) return null
    return say(words.underYour, { amount: formatMoney(max - price), price: formatMoney(max) })
  },
  km: (car, _max, region) => (car.km === null ? null : odometerText(car.km, region)),
  sleeps: ({ specifications: { sleeps } }) => (sleeps === null ? null : say(words.sleepsNumber, { number: sleeps })),
  tare_weight: ({ specifications: { tare_weight: kg } }) =>
    kg === null ? null : say(words.tareIs, { weight: `${formatWhole(kg)} kg` }),
  aggregate_trailer_mass: ({ specifications: { aggregate_trailer_mass: kg } }) =>
    kg === null ? null : say(words.atmIs, { weight: `${formatWhole(kg)} kg` }),
  braked_towing: ({ braked_towing: kg }) =>
    kg == null ? null : say(words.towsWeight, { weight: `${formatWhole(kg)} kg` }),
  payload: ({ payload: kg }) => (kg == null ? null : say(words.carriesWeight, { weight: `${formatWhole(kg)} kg` })),
  driving_range: ({ driving_range: km }, _max, region) =>
    km == null ? null : say(words.goesDistance, { distance: odometerText(km, region) }),
  battery_capacity: ({ battery_capacity: size }) =>
    size == null ? null : say(words.batteryIs, { size: `${size} kWh` }),
  dc_charging: ({ dc_charging: power }) =>
    power == null ? null : say(words.chargesAt, { power: kilowattsText(power) }),
  ac_charging: ({ ac_charging: power }) =>
    power == null ? null : say(words.chargesAtHome, { power: kilowattsText(power) }),
  body_length: ({ specifications: { body_length: feet } }) => (feet === null ? null : `${feet} ft`),
}
