import type { FieldDefinition, FieldValue, SearchDocument, SearchSchema } from '#search/engine.ts'
import { takenRank } from '../car/availability.ts'
import type { Car, CarSummary } from '../car/car.ts'
import { carSummary } from '../car/car-summary.ts'
import { bodyText } from '../car/fact-text.ts'
import { isOnOffer } from '../offer/on-offer.ts'
import { regoCode } from './car-number.ts'
import { FACETS } from './facet/facets.ts'
import { TAKEN } from './taken.ts'

/**
 * Converts a car to a document of the search engine: facets, fields for the base filter and the text search, and the
 * summary.
 */
export function carDocument(car: Car): SearchDocument<CarSummary> {
  const facets = Object.entries(FACETS).map(([name, { read }]): [string, FieldValue] => [name, read(car)])
  const extra = Object.entries(EXTRA_FIELDS).map(([name, { read }]): [string, FieldValue] => [name, read(car)])
  return { id: car.id, fields: Object.fromEntries([...facets, ...extra]), stored: carSummary(car) }
}

interface ExtraField {
  readonly type: FieldDefinition['type']
  readonly read: (car: Car) => FieldValue
}

/** Fields for filters, sort orders and text search that are not facets. */
const EXTRA_FIELDS = {
  /** The feed's body word, for sites that show it instead of ours (SEARCH-9). */
  own_body: { type: 'value', read: (car) => car.body ?? bodyText(car) },
  dealership_slug: { type: 'value', read: (car) => car.dealership_slug },
  on_offer: { type: 'value', read: (car) => (isOnOffer(car) ? 'yes' : 'no') },
  shown: { type: 'value', read: (car) => (car.show_on_dealer_website ? 'yes' : 'no') },
  /** The engine sorts higher numbers behind lower ones (D-57). */
  [TAKEN]: { type: 'number', read: takenRank },
  photos: { type: 'number', read: (car) => car.images.length },
  sold_at: { type: 'number', read: (car) => instant(car.sold_date_timestamp) },
  listed_at: { type: 'number', read: (car) => instant(car.created_at) },
  /** A number plate as a number. As text, plates would be searchable on sites that hide them too (CAR-4). */
  rego_code: { type: 'number', read: (car) => regoCode(car.regplate) },
  lat: { type: 'number', read: (car) => car.location.lat ?? null },
  lng: { type: 'number', read: (car) => car.location.lng ?? null },
  series: { type: 'text', read: (car) => car.series },
  name: { type: 'text', read: (car) => [car.name, car.carsales_title].filter((text) => text !== null) },
  stocknum: { type: 'text', read: (car) => car.stocknum },
  body_words: { type: 'text', read: (car) => [bodyText(car), car.body].filter((text) => text !== null) },
  fuel_words: { type: 'text', read: (car) => [car.simple_fuel, car.fuel].filter((text) => text !== null) },
} satisfies Record<string, ExtraField>

function instant(timestamp: string | null): number | null {
  const at = Date.parse(timestamp ?? '')
  return Number.isNaN(at) ? null : at
}

/** SEARCH-6, SEARCH-7: the engine's schema for these documents. */
export const stockSchema: SearchSchema = {
  fields: [
    ...Object.entries(FACETS).map(
      ([name, facet]): FieldDefinition => ({ name, type: facet.kind === 'range' ? 'number' : facet.type }),
    ),
    ...Object.entries(EXTRA_FIELDS).map(([name, { type }]): FieldDefinition => ({ name, type })),
  ],
  text: [
    { field: 'make', weight: 10 },
    { field: 'model', weight: 10 },
    { field: 'badge', weight: 6 },
    { field: 'series', weight: 5 },
    { field: 'name', weight: 4 },
    { field: 'year', weight: 4 },
    { field: 'body_words', weight: 3 },
    { field: 'fuel_words', weight: 3 },
    { field: 'colour', weight: 3 },
    { field: 'stocknum', weight: 3 },
    { field: 'drive', weight: 2 },
    { field: 'transmission', weight: 2 },
    { field: 'filtered_features', weight: 1 },
  ],
  synonyms: [
    ['ev', 'electric', 'bev'],
    ['phev', 'plug-in hybrid'],
    ['ute', 'utes', 'pickup', 'pick up', 'utility'],
    ['4wd', '4x4', 'four wheel drive'],
    ['awd', 'all wheel drive'],
    ['auto', 'automatic'],
    ['kms', 'km', 'kilometres', 'kilometers'],
    ['hatch', 'hatchback'],
    ['wagon', 'station wagon', 'estate'],
    ['people mover', 'minivan', 'mpv'],
    ['suv', 'suvs', 'crossover'],
    ['petrol', 'unleaded', 'gasoline'],
    ['sedan', 'saloon'],
    ['convertible', 'cabriolet', 'soft top'],
    ['chevrolet', 'chevy'],
    ['volkswagen', 'vw'],
    ['mercedes-benz', 'mercedes', 'merc'],
  ],
  newest: 'listed_at',
}
