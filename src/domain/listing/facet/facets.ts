import { BODY_NAMES } from '../../car/body-type.ts'
import type { Car } from '../../car/car.ts'
import { features } from '../../car/features.ts'
import { bodyText, CAR_TYPE_NAMES } from '../../car/key-information.ts'
import { currentPrice } from '../../car/price/current-price.ts'
import type { FacetName } from './facet-names.ts'
import { priceRange, priceRangeLabel, weeklyPriceRange } from './price-range.ts'

/** A facet whose values are selected from a list. */
export interface ValueFacet {
  readonly kind: 'values'
  readonly label: string
  /** Field type in the engine: one word, several words, or a number counted by its text. */
  readonly type: 'value' | 'values' | 'number'
  /** Maximum number of values, and the order of equal counts (SEARCH-9). */
  readonly limit: number
  readonly tie: 'ascending' | 'descending'
  readonly order: ValueOrder
  readonly widget: ValueWidget
  readonly showAllLabel: string
  readonly showLessLabel: string
  readonly valueLabel: (value: string) => string
  readonly read: (car: Car) => string | number | readonly string[] | null
}

/**
 * Order of values: by count; by the number that the value begins with (seats, price ranges); or by count with values
 * that every car has last, because they filter nothing.
 */
export type ValueOrder = 'count' | 'value' | 'narrowing'

/** Widget: checkboxes, checkboxes with a search box, or tiles, swatches and buttons. */
export type ValueWidget = 'list' | 'searchable' | 'tiles' | 'swatches' | 'buttons'

/** A numeric facet, shown as a slider with two ends (SEARCH-10). */
export interface RangeFacet {
  readonly kind: 'range'
  readonly label: string
  /** Null uses a hundredth of the range. */
  readonly step: number | null
  /** The slider's ends if no car gives better ones; null then shows no slider. */
  readonly bounds: { readonly min: number; readonly max: number } | null
  readonly prefix: string
  readonly suffix: string
  readonly grouped: boolean
  /** 'Sleeps 6 or more' rather than 'Sleeps from 6'. */
  readonly orMore: boolean
  /** Whether a histogram of the cars is shown above the slider. */
  readonly histogram: boolean
  readonly read: (car: Car) => number | null
}

export type Facet = ValueFacet | RangeFacet

/** SEARCH-3, SEARCH-9, SEARCH-10: one row per facet. */
export const FACETS: Readonly<Record<FacetName, Facet>> = {
  make: values('Make', (car) => car.make, {
    limit: 500,
    showAllLabel: 'Show all makes',
    showLessLabel: 'Hide extra makes',
  }),
  model: values('Model', (car) => car.model, { limit: 1000, widget: 'searchable' }),
  make_model: values('Make and model', (car) => `${car.make} ${car.model}`, {
    limit: 1000,
    widget: 'searchable',
  }),
  'manufacturer.name': values('Manufacturer', (car) => car.make, { limit: 500 }),
  badge: values('Badge', (car) => car.badge, { widget: 'searchable' }),
  body: values('Body type', bodyText, { limit: 4, tie: 'descending', widget: 'tiles' }),
  simple_body: values('Body', (car) => car.simple_body, {
    limit: 4,
    tie: 'descending',
    widget: 'tiles',
    valueLabel: bodyLabel,
  }),
  car_type: values('Condition', (car) => car.car_type, {
    valueLabel: (value) => labelFrom(CAR_TYPE_NAMES, value),
  }),
  item_type: values('Type', (car) => car.item_type, { valueLabel: sentenceCase }),
  status: values('Availability', (car) => (car.sold ? 'sold' : car.status), { valueLabel: sentenceCase }),
  categories: values('Category', (car) => car.categories, { type: 'values' }),
  filtered_features: values('Features', (car) => features(car.standardEquipment), {
    type: 'values',
    limit: 60,
    order: 'narrowing',
    widget: 'searchable',
  }),
  colour: values('Colour', (car) => car.colour, { widget: 'swatches' }),
  fuel: values('Fuel', (car) => car.simple_fuel ?? car.fuel, {}),
  transmission: values('Transmission', (car) => car.simple_transmission, {}),
  drive: values('Drive', (car) => car.drive, {}),
  seats: values('Seats', (car) => car.seats, {
    type: 'number',
    order: 'value',
    widget: 'buttons',
    valueLabel: (value) => `${value} seats`,
  }),
  tag: values('Tag', (car) => car.tag, {}),
  city: values('City', (car) => car.location.city, {}),
  state: values('State', (car) => car.location.state, {}),
  location_name: values('Location', (car) => car.location.name, { limit: 40 }),
  dealership_name: values('Dealership', (car) => car.dealership_slug, { limit: 40 }),
  price_range: values('Price range', (car) => priceRange(currentPrice(car)), {
    order: 'value',
    valueLabel: priceRangeLabel,
  }),
  weekly_price_range: values('Weekly price', (car) => weeklyPriceRange(car.subscription_price), {
    order: 'value',
    valueLabel: priceRangeLabel,
  }),
  price: range('Price', currentPrice, { step: 1000, bounds: { min: 0, max: 100_000 }, prefix: '$', histogram: true }),
  subscription_price: range('Price a week', (car) => car.subscription_price, { prefix: '$' }),
  km: range('Kilometres', (car) => car.km, { step: 1000, suffix: ' km' }),
  year: range('Year', (car) => car.year, { grouped: false }),
  sleeps: range('Sleeps', ({ specifications }) => specifications.sleeps, { orMore: true }),
  tare_weight: range('Tare weight', ({ specifications }) => specifications.tare_weight, { step: 100, suffix: ' kg' }),
  axle_type: values('Axles', ({ specifications }) => specifications.axle_type, {}),
}

function values(label: string, read: ValueFacet['read'], different: Partial<ValueFacet>): ValueFacet {
  return {
    kind: 'values',
    label,
    type: 'value',
    limit: 20,
    tie: 'ascending',
    order: 'count',
    widget: 'list',
    showAllLabel: 'Show all',
    showLessLabel: 'Hide',
    valueLabel: (value) => value,
    read,
    ...different,
  }
}

function range(label: string, read: RangeFacet['read'], different: Partial<RangeFacet>): RangeFacet {
  return {
    kind: 'range',
    label,
    step: null,
    bounds: null,
    prefix: '',
    suffix: '',
    grouped: true,
    orMore: false,
    histogram: false,
    read,
    ...different,
  }
}

const LABELS_BY_BODY = new Map<string, string>(Object.entries(BODY_NAMES).map(([body, { label }]) => [body, label]))

function bodyLabel(value: string): string {
  return LABELS_BY_BODY.get(value) ?? value
}

function labelFrom(names: Readonly<Record<string, string>>, value: string): string {
  return names[value] ?? value
}

/** 'in_stock' becomes 'In stock'. */
function sentenceCase(value: string): string {
  return value.charAt(0).toUpperCase() + value.slice(1).replaceAll('_', ' ')
}
