import fc from 'fast-check'
import type { FieldValue, Filter, SearchDocument, SearchRequest, SearchSchema } from '../engine.ts'

/** Random documents and requests of every kind, to compare engines with the oracle. */
export const SCHEMA: SearchSchema = {
  fields: [
    { name: 'make', type: 'value' },
    { name: 'body', type: 'value' },
    { name: 'name', type: 'text' },
    { name: 'features', type: 'values' },
    { name: 'price', type: 'number' },
    { name: 'year', type: 'number' },
    { name: 'listed', type: 'number' },
    { name: 'lat', type: 'number' },
    { name: 'lng', type: 'number' },
    { name: 'tier', type: 'number' },
  ],
  text: [
    { field: 'make', weight: 10 },
    { field: 'name', weight: 8 },
    { field: 'features', weight: 1 },
    { field: 'year', weight: 4 },
  ],
  synonyms: [
    ['ute', 'pickup', 'pick up truck'],
    ['ev', 'electric'],
    ['electric', 'zero emission'],
  ],
  newest: 'listed',
}

const MAKES = ['Mazda', 'Toyota', 'Citroën', 'BMW', 'Kia']
const BODIES = ['suv', 'ute', 'sedan']
const FEATURES = ['Towbar', 'Sunroof', 'Camera', 'Apple CarPlay', 'Heated Seats']
const WORDS = [
  'CX-5',
  'Land Cruiser',
  'LandCruiser',
  'Hilux',
  'SR5',
  'i30',
  'Électric',
  'EV',
  'Pick-up',
  'ute',
  'D-MAX LS-U',
  'zero',
  'emission',
  'Outlander',
  'Outlandr',
  'Cerato',
  'Carat',
  'Sportage',
  'Sport',
  'Mazad',
  'truck',
  '2020',
  'e-tron GT',
  'ö',
]

const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { freq: 5 })
const orUndefined = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })
const some = <T>(values: readonly T[], maxLength = 3) => fc.array(fc.constantFrom(...values), { maxLength })
const price = fc.integer({ min: 0, max: 8 }).map((thousands) => thousands * 1000)
const bound = fc.oneof(
  { weight: 6, arbitrary: price },
  fc.constantFrom(Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NaN),
)
const year = fc.integer({ min: 2017, max: 2022 })
const listed = fc.integer({ min: 1, max: 4 })
const lat = fc.constantFrom(-33.87, -33.6, -37.8, -31.95, 80)
const lng = fc.constantFrom(151.2, 151.3, 145, 115.86, -179)

export const aDocument: fc.Arbitrary<SearchDocument<string>> = fc
  .record({
    id: fc.integer({ min: 0, max: 60 }).map((id) => `car-${id}`),
    fields: fc.record<Record<string, FieldValue>>({
      make: orNull(fc.constantFrom(...MAKES)),
      body: orNull(fc.constantFrom(...BODIES)),
      name: orNull(some(WORDS, 4).map((words) => words.join(' '))),
      features: orNull(some(FEATURES)),
      price: orNull(price),
      year: orNull(year),
      listed: orNull(listed),
      lat: orNull(lat),
      lng: orNull(lng),
      tier: orNull(fc.integer({ min: -1, max: 2 })),
    }),
  })
  .map(({ id, fields }) => ({ id, fields, stored: JSON.stringify(fields) }))

const aLeaf: fc.Arbitrary<Filter> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('in' as const, 'not-in' as const),
    field: fc.constant('make'),
    values: some([...MAKES, 'Lada']),
  }),
  fc.record({
    kind: fc.constantFrom('in' as const, 'not-in' as const),
    field: fc.constant('body'),
    values: some(BODIES),
  }),
  fc.record({
    kind: fc.constantFrom('in' as const, 'not-in' as const),
    field: fc.constant('features'),
    values: some(FEATURES),
  }),
  fc.record({
    kind: fc.constantFrom('in' as const, 'not-in' as const),
    field: fc.constant('year'),
    values: some(['2018', '2020']),
  }),
  fc.record({
    kind: fc.constant('range' as const),
    field: fc.constantFrom('price', 'year'),
    min: orNull(bound),
    max: orNull(bound),
  }),
  fc.record({ kind: fc.constant('range' as const), field: fc.constant('year'), min: orNull(year), max: orNull(year) }),
  fc.record({
    kind: fc.constant('near' as const),
    latField: fc.constant('lat'),
    lngField: fc.constant('lng'),
    lat,
    lng,
    km: fc.constantFrom(0, 35, 800, 25_000),
  }),
)
const aFilter: fc.Arbitrary<Filter> = fc.oneof(
  { weight: 4, arbitrary: aLeaf },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constantFrom('any' as const, 'all' as const),
      filters: fc.array(aLeaf, { maxLength: 3 }),
      of: orUndefined(fc.constantFrom('make', 'body', 'price')),
    }),
  },
)

/** A word as people type it: whole, cut short, or with a letter changed, swapped, added or missing. */
const aTypedWord = fc
  .tuple(
    fc.constantFrom(...WORDS, ...MAKES, ...FEATURES, 'pick up truck'),
    fc.constantFrom('whole', 'cut', 'wrong', 'swapped', 'added', 'lost'),
    fc.nat({ max: 9 }),
  )
  .map(([word, way, at]) => {
    const before = word.slice(0, at)
    const after = word.slice(at)
    if (way === 'cut') return before
    if (way === 'wrong') return `${before}q${after.slice(1)}`
    if (way === 'swapped') return before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2)
    if (way === 'added') return `${before}a${after}`
    return way === 'lost' ? before + after.slice(1) : word
  })
const aText = fc.oneof(
  { weight: 2, arbitrary: fc.constant('') },
  { weight: 3, arbitrary: fc.array(aTypedWord, { maxLength: 4 }).map((words) => words.join(' ')) },
  { weight: 1, arbitrary: fc.array(aTypedWord, { maxLength: 2 }).map((words) => `${words.join(' ')} `) },
)

const aTie = fc.constantFrom('ascending' as const, 'descending' as const)
export const aRequest: fc.Arbitrary<SearchRequest> = fc.record({
  base: fc.oneof(fc.constant([]), fc.array(aFilter, { maxLength: 2 })),
  filters: fc.array(aFilter, { maxLength: 4 }),
  text: aText,
  facets: fc.uniqueArray(
    fc.record({
      field: fc.constantFrom('make', 'body', 'features', 'year', 'price'),
      limit: fc.nat({ max: 6 }),
      tie: aTie,
      always: some([...MAKES, ...BODIES, ...FEATURES, '2020', '2021', '3000', 'Lada']),
    }),
    { selector: ({ field }) => field },
  ),
  // Whole numbers only: a sum of fractions depends on the order of adding.
  stats: fc.subarray(['price', 'year', 'listed']),
  sort: fc.oneof(
    fc.constant({ by: 'relevance' as const }),
    fc.record({
      by: fc.constant('number' as const),
      field: fc.constantFrom('price', 'year', 'listed'),
      direction: aTie,
    }),
    fc.record({
      by: fc.constant('distance' as const),
      latField: fc.constant('lat'),
      lngField: fc.constant('lng'),
      lat,
      lng,
    }),
  ),
  behind: orUndefined(fc.constantFrom('tier', 'year')),
  offset: fc.nat({ max: 12 }),
  limit: fc.nat({ max: 12 }),
})
