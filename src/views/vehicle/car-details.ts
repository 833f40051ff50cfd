import type { AttributeView } from '#domain/car/attribute-view.ts'
import type { Car } from '#domain/car/car.ts'
import { type CarFact, factLabel } from '#domain/car/car-fact.ts'
import { CAR_FACTS, type FactName, isFact } from '#domain/car/car-facts.ts'
import { engineText } from '#domain/car/engine-text.ts'
import { DETAIL_FACTS } from '#domain/car/fact-places.ts'
import { carTypeName, isPresent, shownBody } from '#domain/car/fact-text.ts'
import { feedText } from '#domain/car/feed-text.ts'
import { dateText } from '#domain/date/date-text.ts'
import { formatWhole } from '#domain/money.ts'
import { inWordsOf, type RegionCode } from '#domain/region.ts'
import { say } from '#words/say.ts'
import * as texts from '#words/vehicle.ts'

export interface DetailsOptions {
  readonly hideRego: boolean
  readonly hideVin: boolean
  readonly showViews: boolean
}

/** CAR-4: the 'Car Details' box: one row per fact, without empty ones. Rego and VIN only if the site shows them. */
export function carDetails(
  car: Car,
  options: DetailsOptions,
  /** The car's location, in one line. */
  address: string | null,
  region: RegionCode,
): readonly AttributeView[] {
  return DETAIL_FACTS.flatMap((name) => {
    const { label, read, shown }: Detail = isFact(name) ? (boxDetails()[name] ?? factDetail(name)) : boxDetails()[name]
    const value = shown?.(options) === false ? null : read(car, address, region)
    return isPresent(value) ? [{ name, label: factLabel(label, region), value }] : []
  })
}

interface Detail {
  readonly label: CarFact['label']
  readonly read: (car: Car, address: string | null, region: RegionCode) => string | null
  readonly shown?: (options: DetailsOptions) => boolean
}

type DetailName = (typeof DETAIL_FACTS)[number]

/** Details that are no fact of a car, and facts that the box says in more words than a card. */
const boxDetails = (): Readonly<Record<Exclude<DetailName, FactName>, Detail> & Partial<Record<FactName, Detail>>> => ({
  car_type: { label: say(texts.carType), read: (car) => carTypeName(car.car_type) },
  transmission: { label: say(texts.transmission), read: (car) => feedText(car.trans ?? car.simple_transmission) },
  engine: { label: say(texts.engine), read: (car) => engineText(car.variant) },
  body: { label: say(texts.body), read: (car, _, region) => shownBody(car, region) },
  km: { label: ({ kms }) => kms, read: (car, _, region) => CAR_FACTS.km.text(car, region) },
  fuel: {
    label: say(texts.fuel),
    read: (car, _, region) => {
      const fuel = feedText(car.fuel ?? car.simple_fuel)
      return fuel && inWordsOf(region, fuel)
    },
  },
  rego_expiry: {
    label: ({ rego }) => say(texts.regoExpiry, { rego }),
    read: (car, _, region) => car.rego_expiry && dateText(car.rego_expiry, region),
  },
  stocknum: { label: say(texts.stockNumber), read: (car) => car.stocknum },
  build_date: {
    label: say(texts.buildDate),
    read: (car, _, region) => car.build_date && dateText(car.build_date, region),
  },
  address: { label: say(texts.address), read: (_, address) => address },
  engine_size: { label: say(texts.engineSize), read: (car) => car.engine_size },
  views: { label: say(texts.views), read: (car) => formatWhole(car.views), shown: ({ showViews }) => showViews },
  vin: { label: 'VIN', read: (car) => car.vin, shown: ({ hideVin }) => !hideVin },
  frame_number: {
    label: say(texts.frameNumber),
    read: (car) => car.frame_number ?? null,
    shown: ({ hideVin }) => !hideVin,
  },
  rego: { label: ({ rego }) => rego, read: (car) => car.regplate, shown: ({ hideRego }) => !hideRego },
})

/** A fact as everywhere else. */
function factDetail(name: FactName): Detail {
  const { label, text }: CarFact = CAR_FACTS[name]
  return { label, read: (car, _, region) => text(car, region) }
}
