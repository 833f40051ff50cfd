import type { AttributeView } from '#domain/car/attribute-view.ts'
import type { Car } from '#domain/car/car.ts'
import { engineText } from '#domain/car/engine-text.ts'
import { feedName, feedText } from '#domain/car/feed-text.ts'
import { bodyText, CAR_TYPE_NAMES, isPresent } from '#domain/car/key-information.ts'
import { dateText } from '#domain/date-text.ts'
import { formatWhole } from '#domain/money.ts'
import { inWordsOf, REGIONS, type RegionCode, type RegionWords } from '#domain/region.ts'
import { odometerText } from '#domain/units.ts'

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
  const { words } = REGIONS[region]
  return DETAILS.filter(({ shown }) => shown === undefined || shown(options)).flatMap(({ name, label, read }) => {
    const value = read(car, address, region)
    return isPresent(value) ? [{ name, label: typeof label === 'string' ? label : label(words), value }] : []
  })
}

interface Detail {
  readonly name: string
  readonly label: string | ((words: RegionWords) => string)
  readonly read: (car: Car, address: string | null, region: RegionCode) => string | null
  readonly shown?: (options: DetailsOptions) => boolean
}

const DETAILS: readonly Detail[] = [
  { name: 'car_type', label: 'Car type', read: (car) => CAR_TYPE_NAMES[car.car_type] },
  { name: 'transmission', label: 'Transmission', read: (car) => feedText(car.trans ?? car.simple_transmission) },
  { name: 'engine', label: 'Engine', read: (car) => engineText(car.variant) },
  { name: 'body', label: 'Body', read: (car) => bodyText(car) },
  {
    name: 'km',
    label: ({ kms }) => kms,
    read: (car, _, region) => (car.km === null ? null : odometerText(car.km, region)),
  },
  {
    name: 'fuel',
    label: 'Fuel',
    read: (car, _, region) => {
      const fuel = feedText(car.fuel ?? car.simple_fuel)
      return fuel && inWordsOf(region, fuel)
    },
  },
  {
    name: 'rego_expiry',
    label: ({ rego }) => `${rego} expiry`,
    read: (car, _, region) => car.rego_expiry && dateText(car.rego_expiry, region),
  },
  { name: 'stocknum', label: 'Stock number', read: (car) => car.stocknum },
  {
    name: 'build_date',
    label: 'Build date',
    read: (car, _, region) => car.build_date && dateText(car.build_date, region),
  },
  { name: 'address', label: 'Address', read: (_, address) => address },
  { name: 'colour', label: ({ colour }) => colour, read: (car) => feedName(car.colour) },
  { name: 'drive', label: 'Drive', read: (car) => feedText(car.drive) },
  { name: 'seats', label: 'Seats', read: (car) => numberText(car.seats) },
  { name: 'doors', label: 'Doors', read: (car) => numberText(car.doors) },
  { name: 'engine_size', label: 'Engine size', read: (car) => car.engine_size },
  { name: 'views', label: 'Views', read: (car) => formatWhole(car.views), shown: ({ showViews }) => showViews },
  { name: 'vin', label: 'VIN', read: (car) => car.vin, shown: ({ hideVin }) => !hideVin },
  { name: 'rego', label: ({ rego }) => rego, read: (car) => car.regplate, shown: ({ hideRego }) => !hideRego },
]

function numberText(number: number | null): string | null {
  return number === null ? null : String(number)
}
