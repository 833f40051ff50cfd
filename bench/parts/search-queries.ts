import { FACET_NAMES } from '#domain/listing/facet/facet-names.ts'
import type { FacetRequest, Filter, SearchDocument, SearchRequest, Sort } from '#search/engine.ts'
import { randomFrom, SCHEMA, type StoredCar } from './search-stock.ts'

const NUMBERS = ['price', 'km', 'year', 'seats']

/**
 * Facets of SEARCH-3 that a car has: those of caravans and the like have no field in the generated stock. Price and km show as
 * sliders. Limits of SEARCH-9.
 */
const FIELDS = new Set(SCHEMA.fields.map(({ name }) => name))
const FACETS: readonly FacetRequest[] = FACET_NAMES.filter(
  (name) => FIELDS.has(name) && name !== 'price' && name !== 'km',
).map((field) => ({
  field,
  limit: field === 'body' ? 4 : field === 'city' ? 20 : field === 'dealership_name' ? 40 : 100,
  tie: field === 'body' ? 'descending' : 'ascending',
}))

/** A typical base filter (SEARCH-8): about 78% of the stock passes. */
const BASE: readonly Filter[] = [
  { kind: 'in', field: 'shown', values: ['yes'] },
  { kind: 'range', field: 'photos', min: 1, max: null },
  {
    kind: 'any',
    filters: [
      { kind: 'in', field: 'status', values: ['in_stock', 'coming_soon'] },
      { kind: 'range', field: 'sold_at', min: 1_761_000_000, max: null },
    ],
  },
]

const SORTS: readonly Sort[] = [
  { by: 'relevance' },
  { by: 'number', field: 'created_at', direction: 'descending' },
  { by: 'number', field: 'price', direction: 'descending' },
  { by: 'number', field: 'price', direction: 'ascending' },
]

const TYPED =
  'toy,hilux,hilux sr5,hylux,mazad,mazda cx-5,cx5,land cruiser,landcruiser,toyta,corola,ford ran,ranger wildtrak,suv,ute 4x4,white hilux,' +
  'diesel ute,bmw,merc,mercedes benz,subaru out,volkswagon,golf,i30,hyundai i30 2019,kia sport,mitsubichi,outlander,triton,pajero sport,' +
  'electric,ev,tesla model 3,hybrid,auto,manual,2021 toyota,camry,x-trail,nissan navara st-x,d-max,isuzu dmax,honda civic,crv,jeep wrangler,' +
  'range rover,citroen,skoda octavia,red mazda3,apple carplay,tow bar ute,u1000,sunroof,pick up,7 seater,xlt,gxl,sedan,u'

/** The fixed 200 queries: 140 without words, 60 with words. */
export function makeQueries(stock: readonly SearchDocument<StoredCar>[]): SearchRequest[] {
  const random = randomFrom(200)
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!
  const aValueOf = (field: string): string => {
    for (;;) {
      const value = pick(stock).fields[field] ?? null
      const one = typeof value === 'object' && value !== null ? (value.length > 0 ? pick(value) : null) : value
      if (one !== null) return String(one)
    }
  }
  const choice = (field: string): Filter => ({
    kind: 'in',
    field,
    values: [...new Set(Array.from({ length: pick([1, 1, 1, 2, 3]) }, () => aValueOf(field)))],
  })
  const range = (): Filter => {
    const [field, least, most] = pick([
      ['price', 0, 100_000],
      ['km', 0, 200_000],
      ['year', 2008, 2026],
    ] as const)
    const from = least + Math.round(random() * (most - least) * 0.5)
    const to = from + Math.round(random() * (most - from))
    return { kind: 'range', field, min: random() < 0.4 ? null : from, max: random() < 0.3 ? null : to }
  }
  const request = (filters: readonly Filter[], text = ''): SearchRequest => ({
    base: BASE,
    filters,
    text,
    facets: FACETS,
    stats: NUMBERS,
    sort: text === '' ? pick(SORTS) : pick([SORTS[0]!, SORTS[0]!, ...SORTS]),
    offset: 21 * (random() < 0.7 ? 0 : Math.floor(random() ** 2 * 50)),
    limit: 21,
  })
  const chosen =
    'make model make_model body car_type fuel transmission drive seats colour state city dealership_name filtered_features categories badge year tag'.split(
      ' ',
    )
  const several = (most: number) =>
    [...new Set(Array.from({ length: 1 + Math.floor(random() * most) }, () => pick(chosen)))].map(choice)
  const texts = TYPED.split(',')
  return [
    ...Array.from({ length: 15 }, () => request([])),
    ...Array.from({ length: 75 }, () => request(several(4))),
    ...Array.from({ length: 25 }, () => request([range()])),
    ...Array.from({ length: 25 }, () => request([range(), ...several(3)])),
    ...Array.from({ length: 60 }, (_, index) =>
      request(index % 3 === 0 ? [pick([choice('body'), range(), choice('make')])] : [], texts[index % texts.length]!),
    ),
  ]
}
