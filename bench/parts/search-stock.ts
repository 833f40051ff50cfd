import type { FieldDefinition, FieldValue, SearchDocument, SearchSchema } from '#search/engine.ts'
import { MAKES } from './search-models.ts'

/** The stored part of a car; small here, since the engine only returns it. */
export interface StoredCar {
  readonly name: string
}

const of = (type: FieldDefinition['type'], names: string): FieldDefinition[] =>
  names.split(' ').map((name) => ({ name, type }))

export const SCHEMA: SearchSchema = {
  fields: [
    ...of(
      'value',
      'badge status car_type city colour dealership_name item_type location_name make make_model model price_range body ' +
        'simple_body drive fuel transmission state tag weekly_price_range manufacturer.name shown',
    ),
    ...of('values', 'categories filtered_features'),
    ...of('number', 'km price subscription_price seats year photos created_at sold_at lat lng'),
    ...of('text', 'series stocknum name'),
  ],
  text: [
    { field: 'make', weight: 100 },
    { field: 'model', weight: 90 },
    { field: 'badge', weight: 60 },
    { field: 'series', weight: 55 },
    { field: 'name', weight: 50 },
    { field: 'year', weight: 45 },
    { field: 'body', weight: 40 },
    { field: 'fuel', weight: 30 },
    { field: 'colour', weight: 20 },
    { field: 'drive', weight: 15 },
    { field: 'stocknum', weight: 10 },
    { field: 'filtered_features', weight: 5 },
  ],
  synonyms: [
    ['ute', 'pickup'],
    ['4wd', '4x4', 'four wheel drive'],
    ['automatic', 'auto'],
    ['ev', 'electric'],
    ['kms', 'km'],
  ],
  newest: 'created_at',
}

/** Generated stock: the same cars for the same number, on every run and machine. */
export function makeStock(cars: number): SearchDocument<StoredCar>[] {
  const random = randomFrom(20_261_121)
  return Array.from({ length: cars }, (_, index) => makeCar(index, random))
}

/** Random numbers from 0 up to 1, exclusive (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export function makeCar(index: number, random: () => number): SearchDocument<StoredCar> {
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!
  /** Picks the first values far more often than the last. */
  const mostly = <T>(values: readonly T[]): T => values[Math.floor(random() ** 2.2 * values.length)]!
  const make = weighted(random() * ALL_SHARES)
  const { model, body } = mostly(make.models)
  const carType = random() < 0.72 ? 'used' : random() < 0.75 ? 'new' : 'demo'
  const year = carType === 'used' ? 2026 - Math.floor(random() ** 1.4 * 18) : 2026 - Math.floor(random() * 2)
  const km =
    carType === 'used' ? Math.round((2026.5 - year) * (6_000 + random() * 16_000)) : Math.round(random() * 4_000)
  const price =
    random() < 0.03 ? null : Math.round(((28_000 + random() ** 3 * 120_000) * 0.93 ** (2026 - year)) / 10) * 10
  const place = mostly(PLACES)
  const electric = /^(e-|EQ|EV|ID|iX|i4|bZ|IONIQ|Model|Atto|Dolphin|Seal$|LEAF)/.test(model)
  const fuel = electric
    ? 'Electric'
    : body === 'ute' && random() < 0.85
      ? 'Diesel'
      : mostly(['Petrol', 'Diesel', 'Hybrid', 'Plug-in Hybrid', 'LPG'])
  const badge = random() < 0.06 ? null : mostly(BADGES)
  const sold = random() < 0.12
  const name = `${year} ${make.make} ${model}${badge ? ` ${badge}` : ''}`
  const fields: Record<string, FieldValue> = {
    badge,
    status: sold ? 'sold' : random() < 0.04 ? 'coming_soon' : 'in_stock',
    car_type: carType,
    categories: CATEGORIES.filter(() => random() < 0.15),
    city: place.city,
    colour: mostly(COLOURS),
    dealership_name: place.dealership,
    filtered_features: FEATURES.filter(() => random() < 0.22),
    item_type: random() < 0.98 ? 'car' : pick(['caravan', 'motorbike', 'truck']),
    km,
    location_name: place.location,
    make: make.make,
    make_model: `${make.make} ${model}`,
    model,
    price,
    subscription_price: random() < 0.05 ? 150 + 10 * Math.floor(random() * 30) : null,
    price_range: price === null ? null : `${Math.floor(price / 10_000)}0-${Math.floor(price / 10_000) + 1}0k`,
    seats:
      body === 'peopleMover'
        ? 8
        : body === 'ute'
          ? pick([2, 5, 5])
          : body === 'suv'
            ? pick([5, 5, 7])
            : body === 'coupe'
              ? 4
              : 5,
    body,
    simple_body: body,
    drive: body === 'ute' || body === 'suv' ? pick(['4x4', 'AWD', '4x2', 'FWD']) : mostly(['FWD', 'RWD', 'AWD']),
    fuel,
    transmission: random() < 0.88 ? 'Automatic' : 'Manual',
    state: place.state,
    tag: random() < 0.2 ? pick(['Special', 'Price Drop', 'Just Arrived', 'Low Kms']) : null,
    weekly_price_range:
      price === null ? null : `${Math.floor(price / 12_500) * 50}-${Math.floor(price / 12_500) * 50 + 50}`,
    year,
    'manufacturer.name': make.make,
    shown: random() < 0.94 ? 'yes' : 'no',
    photos: random() < 0.05 ? 0 : 1 + Math.floor(random() * 30),
    created_at: 1_700_000_000 + Math.floor(random() * 60_000_000),
    sold_at: sold ? 1_760_000_000 + Math.floor(random() * 1_000_000) : null,
    lat: place.lat,
    lng: place.lng,
    series: random() < 0.7 ? mostly(SERIES) : null,
    stocknum: `${pick(['U', 'N', 'D'])}${100_000 + index}`,
    name,
  }
  return { id: `car-${index}`, fields, stored: { name } }
}

const ALL_SHARES = MAKES.reduce((sum, { share }) => sum + share, 0)

function weighted(at: number): (typeof MAKES)[number] {
  let rest = at
  for (const make of MAKES) {
    rest -= make.share
    if (rest < 0) return make
  }
  return MAKES[0]!
}

const listed = (text: string): readonly string[] => text.split(', ')
const BADGES = listed(
  'SR5, SR, GXL, GX, Ascent Sport, Ascent, Maxx Sport, Maxx, Sport, Touring, Akera, GT, Neo, Wildtrak, XLT, XL, XLS, Trend, Ambiente, Titanium, Active, ' +
    'Elite, Highlander, S, SX, GT-Line, GLX, GLS, Exceed, ES, LS, ST, ST-L, ST-X, Ti, Trendline, Comfortline, Highline, R-Line, 2.5i, 2.5i-S, 2.0i-L, ' +
    'LS-M, LS-U, LS-T, X-Terrain, Rogue, Workmate, Limited, Premium, Luxury, VXR, Sahara, Kakadu, N Line, 118i, 320i, xDrive30d, C200, 45 TFSI',
)
const SERIES = listed(
  'MY19, MY20, MY21, MY22, MY23, MY24, GUN126R, KUN26R, ZRE182R, BM, BN, KF, PX MkII, PX MkIII, PD, PD2, TL, NX4, YD, QL, MR, ZM, D23, T32, J11, 7.5, B8, VN, ' +
    'V1, RG, VF, VE, F30, W205, 8V, GK',
)
const COLOURS = listed(
  'White, Black, Silver, Grey, Blue, Red, Graphite, Pearl, Green, Orange, Bronze, Gold, Brown, Yellow, Beige, Purple',
)
const CATEGORIES = ['Family', 'First Car', 'Towing', 'Off Road', 'Luxury', 'Work', 'Economy', 'Clearance']
const FEATURES = [
  'Apple CarPlay',
  'Android Auto',
  'Bluetooth',
  'Reverse Camera',
  '360 Camera',
  'Sunroof',
  'Panoramic Roof',
  'Leather Seats',
  'Heated Seats',
  'Cooled Seats',
  'Power Tailgate',
  'Keyless Entry',
  'Push Start',
  'Cruise Control',
  'Adaptive Cruise',
  'Lane Assist',
  'Blind Spot Monitor',
  'Parking Sensors',
  'Satellite Navigation',
  'Climate Control',
  'Tow Bar',
  'Bull Bar',
  'Roof Racks',
  'Alloy Wheels',
  'LED Headlights',
  'Tinted Windows',
  'Third Row Seats',
  'Wireless Charging',
  'Head Up Display',
  'Snorkel',
  'Canopy',
  'Tonneau Cover',
  'Side Steps',
  'Dual Battery',
  'Diff Lock',
  'Paddle Shifters',
  'Sports Seats',
  'Premium Audio',
  'Digital Radio',
  'Memory Seats',
]

const STATES = [
  { state: 'NSW', lat: -33.8, lng: 151 },
  { state: 'VIC', lat: -37.8, lng: 145 },
  { state: 'QLD', lat: -27.5, lng: 153 },
  { state: 'WA', lat: -31.9, lng: 115.9 },
  { state: 'SA', lat: -34.9, lng: 138.6 },
  { state: 'TAS', lat: -42.9, lng: 147.3 },
  { state: 'ACT', lat: -35.3, lng: 149.1 },
  { state: 'NT', lat: -12.5, lng: 130.8 },
] as const

/** 60 invented locations with a dealership and a city each, more of them in the bigger states. */
const PLACES = Array.from({ length: 60 }, (_, index) => {
  const { state, lat, lng } = STATES[Math.floor((index / 60) ** 1.6 * STATES.length)]!
  const city = `${['North', 'South', 'East', 'West', 'Upper', 'Lower'][index % 6]}${['field', 'bridge', 'haven', 'ton', 'vale'][index % 5]} ${index + 1}`
  return {
    state,
    city,
    location: `${city} yard`,
    dealership: `${city} Motors`,
    lat: lat + (index % 7) * 0.1,
    lng: lng - (index % 5) * 0.1,
  }
})
