import * as words from '#words/facet.ts'
import { BODY_NAMES } from '../../car/body-type.ts'
import { CAR_FACTS, type FactWith, isFact } from '../../car/car-facts.ts'
import { type Facet, range, values } from '../../car/facet.ts'
import { bodyText } from '../../car/fact-text.ts'
import { features } from '../../car/features.ts'
import { currentPrice } from '../../car/price/current-price.ts'
import { FACET_NAMES, type FacetName } from './facet-names.ts'
import { priceRange, priceRangeLabel, weeklyPriceRange } from './price-range.ts'

/** The facets that are no facts of a car. */
const OTHERS: Readonly<Record<Exclude<FacetName, FactWith<'facet'>>, Facet>> = {
  make: values(words.make, (car) => car.make, {
    limit: 500,
    showAllLabel: words.showAllMakes,
    showLessLabel: words.hideExtraMakes,
  }),
  model: values(words.model, (car) => car.model, { limit: 1000, widget: 'searchable' }),
  make_model: values(words.makeAndModel, (car) => `${car.make} ${car.model}`, {
    limit: 1000,
    widget: 'searchable',
  }),
  'manufacturer.name': values(words.manufacturer, (car) => car.make, { limit: 500 }),
  badge: values(words.badge, (car) => car.badge, { widget: 'searchable' }),
  body: values(words.bodyType, bodyText, { limit: 4, tie: 'descending', widget: 'tiles' }),
  simple_body: values(words.body, (car) => car.simple_body, {
    limit: 4,
    tie: 'descending',
    widget: 'tiles',
    valueLabel: bodyLabel,
  }),
  item_type: values(words.type, (car) => car.item_type, { valueLabel: sentenceCase }),
  status: values(words.availability, (car) => (car.sold ? 'sold' : car.status), { valueLabel: sentenceCase }),
  categories: values(words.category, (car) => car.categories, { type: 'values' }),
  filtered_features: values(words.features, (car) => features(car.standardEquipment), {
    type: 'values',
    limit: 60,
    order: 'narrowing',
    widget: 'searchable',
  }),
  fuel: values(words.fuel, (car) => car.simple_fuel ?? car.fuel, {}),
  transmission: values(words.transmission, (car) => car.simple_transmission, {}),
  tag: values(words.tag, (car) => car.tag, {}),
  city: values(words.city, (car) => car.location.city, {}),
  state: values(words.state, (car) => car.location.state, {}),
  location_name: values(words.location, (car) => car.location.name, { limit: 40 }),
  dealership_name: values(words.dealership, (car) => car.dealership_slug, { limit: 40 }),
  price_range: values(words.priceRange, (car) => priceRange(currentPrice(car)), {
    order: 'value',
    valueLabel: priceRangeLabel,
  }),
  weekly_price_range: values(words.weeklyPrice, (car) => weeklyPriceRange(car.subscription_price), {
    order: 'value',
    valueLabel: priceRangeLabel,
  }),
  price: range(words.price, currentPrice, {
    step: 1000,
    bounds: { min: 0, max: 100_000 },
    prefix: '$',
    histogram: true,
  }),
  subscription_price: range(words.priceAWeek, (car) => car.subscription_price, { prefix: '$' }),
  axle_type: values(words.axles, ({ specifications }) => specifications.axle_type, {}),
}

/** SEARCH-3, SEARCH-9, SEARCH-10: one row per facet. */
// Object.fromEntries forgets the names.
export const FACETS = Object.fromEntries(FACET_NAMES.map((name) => [name, facetOf(name)])) as Readonly<
  Record<FacetName, Facet>
>

function facetOf(name: FacetName): Facet {
  return isFacetFact(name) ? CAR_FACTS[name].facet : OTHERS[name]
}

function isFacetFact(name: FacetName): name is FacetName & FactWith<'facet'> {
  return isFact(name) && 'facet' in CAR_FACTS[name]
}

const LABELS_BY_BODY = new Map<string, string>(Object.entries(BODY_NAMES).map(([body, { label }]) => [body, label]))

function bodyLabel(value: string): string {
  return LABELS_BY_BODY.get(value) ?? value
}

/** 'in_stock' becomes 'In stock'. */
function sentenceCase(value: string): string {
  return value.charAt(0).toUpperCase() + value.slice(1).replaceAll('_', ' ')
}
