import type { Car } from '../car/car.ts'
import { BODY_TYPES, type CarType, FUELS, PRICE_TYPES, TRANSMISSIONS } from '../car/vocabulary.ts'

/** Name of the feed that cars added by hand belong to. No feed of a site can have it: names have no blank. */
export const HAND_FEED = 'by hand'

export interface HandField {
  readonly label: string
  readonly group: 'The car' | 'Price' | 'Facts' | 'Description'
  readonly kind: 'text' | 'number' | 'paragraphs' | 'choice'
  readonly choices?: readonly string[]
  readonly isRequired?: true
  /** Whether a copy of a car leaves it out: it is that car's own. */
  readonly isOwn?: true
  readonly hint?: string
}

/** DESK-5: what is asked for a car that is added by hand. Names are the columns of a feed (STOCK-4). */
export const HAND_FIELDS = {
  stocknum: { label: 'Stock number', group: 'The car', kind: 'text', isRequired: true, isOwn: true },
  regplate: { label: 'Plate', group: 'The car', kind: 'text', isOwn: true },
  vin: { label: 'VIN', group: 'The car', kind: 'text', isOwn: true },
  car_type: {
    label: 'Condition',
    group: 'The car',
    kind: 'choice',
    choices: ['used', 'demo', 'new'] satisfies readonly CarType[],
    isRequired: true,
  },
  year: { label: 'Year', group: 'The car', kind: 'number', isRequired: true },
  make: { label: 'Make', group: 'The car', kind: 'text', isRequired: true },
  model: { label: 'Model', group: 'The car', kind: 'text', isRequired: true },
  badge: { label: 'Badge', group: 'The car', kind: 'text' },
  series: { label: 'Series', group: 'The car', kind: 'text' },
  price: { label: 'Price', group: 'Price', kind: 'text', hint: 'Empty: the buyer is asked to enquire.' },
  price_type: { label: 'Price type', group: 'Price', kind: 'choice', choices: PRICE_TYPES },
  km: { label: 'Kilometres', group: 'Facts', kind: 'text', isOwn: true },
  body: { label: 'Body', group: 'Facts', kind: 'choice', choices: BODY_TYPES },
  trans: { label: 'Transmission', group: 'Facts', kind: 'choice', choices: TRANSMISSIONS },
  fuel: { label: 'Fuel', group: 'Facts', kind: 'choice', choices: FUELS },
  colour: { label: 'Colour', group: 'Facts', kind: 'text' },
  seats: { label: 'Seats', group: 'Facts', kind: 'number' },
  doors: { label: 'Doors', group: 'Facts', kind: 'number' },
  dealercomments: { label: 'Comments', group: 'Description', kind: 'paragraphs' },
} as const satisfies Readonly<Record<string, HandField>>
export type HandFieldName = keyof typeof HAND_FIELDS
export const HAND_FIELD_NAMES = Object.keys(HAND_FIELDS) as readonly HandFieldName[]

/** What was typed, by field; 'location' is the slug of a location. */
export type HandValues = Readonly<Partial<Record<HandFieldName | 'location', string>>>

/** DESK-5: the cells of a feed's row. */
export function handCells(values: HandValues, status: 'In Stock' | 'Sold'): ReadonlyMap<string, string> {
  const cells = HAND_FIELD_NAMES.flatMap((name) => {
    const text = values[name]?.trim() ?? ''
    return text === '' ? [] : [[name, text] as const]
  })
  return new Map([
    ...cells,
    ['status', status],
    ...(values.location ? [['location.slug', values.location] as const] : []),
  ])
}

/** DESK-5: the required fields that are empty. */
export function missingFields(values: HandValues): readonly HandFieldName[] {
  return HAND_FIELD_NAMES.filter((name) => {
    const field: HandField = HAND_FIELDS[name]
    return field.isRequired && !values[name]?.trim()
  })
}

/** DESK-5: what a copy of a car begins with: all but what is that car's own. */
export function copyOf(car: Car): HandValues {
  const of = (value: string | number | null | undefined) => (value == null ? '' : String(value))
  return {
    car_type: of(car.car_type),
    year: of(car.year),
    make: of(car.make),
    model: of(car.model),
    badge: of(car.badge),
    series: of(car.series),
    price: of(car.price),
    price_type: of(car.price_type),
    body: of(car.simple_body),
    trans: of(car.simple_transmission),
    fuel: of(car.simple_fuel),
    colour: of(car.colour),
    seats: of(car.seats),
    doors: of(car.doors),
    dealercomments: of(car.dealercomments),
    location: of(car.location.slug),
  }
}
