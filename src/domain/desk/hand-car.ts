import type { Car } from '../car/car.ts'
import type { StaffFact } from '../car/car-fact.ts'
import { isTyped, staffFact, type TypedFact } from '../car/car-facts.ts'
import { HAND_FACTS } from '../car/fact-places.ts'
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
  /** A number that a message about a mistyped one shows. */
  readonly example?: number
}

const BEFORE_FACTS = {
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
  price: {
    label: 'Price',
    group: 'Price',
    kind: 'text',
    example: 24_990,
    hint: 'Empty: the buyer is asked to enquire.',
  },
  price_type: { label: 'Price type', group: 'Price', kind: 'choice', choices: PRICE_TYPES },
} as const satisfies Readonly<Record<string, HandField>>

const AFTER_FACTS = {
  dealercomments: { label: 'Comments', group: 'Description', kind: 'paragraphs' },
} as const satisfies Readonly<Record<string, HandField>>

type HandFact = (typeof HAND_FACTS)[number]
export type HandFieldName = keyof typeof BEFORE_FACTS | HandFact | keyof typeof AFTER_FACTS

/** Those of HAND_FACTS that have no row for staff in CAR_FACTS. */
const OTHER_FACTS: Readonly<Record<Exclude<HandFact, TypedFact>, Omit<HandField, 'group'>>> = {
  body: { label: 'Body', kind: 'choice', choices: BODY_TYPES },
  trans: { label: 'Transmission', kind: 'choice', choices: TRANSMISSIONS },
  fuel: { label: 'Fuel', kind: 'choice', choices: FUELS },
}

/** DESK-5: what is asked for a car that is added by hand. Names are the columns of a feed (STOCK-4). */
export const HAND_FIELDS: Readonly<Record<HandFieldName, HandField>> = {
  ...BEFORE_FACTS,
  // Object.fromEntries forgets the names.
  ...(Object.fromEntries(HAND_FACTS.map((name) => [name, { ...factRow(name), group: 'Facts' }])) as Readonly<
    Record<HandFact, HandField>
  >),
  ...AFTER_FACTS,
}

function factRow(name: HandFact): Omit<HandField, 'group'> {
  if (!isTyped(name)) return OTHER_FACTS[name]
  const { label, example, isTypedFreely, isOwn }: StaffFact = staffFact(name)
  const kind = example === undefined || isTypedFreely ? 'text' : 'number'
  return { label, kind, ...(isOwn && { isOwn }), ...(example !== undefined && { example }) }
}

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
    return HAND_FIELDS[name].isRequired && !values[name]?.trim()
  })
}

/** DESK-5: what a copy of a car begins with: all but what is that car's own. */
export function copyOf(car: Car): HandValues {
  const copied = HAND_FIELD_NAMES.filter((name) => !HAND_FIELDS[name].isOwn)
  const values = copied.map((name) => [name, String(car[READ_FROM[name] ?? name] ?? '')])
  return { ...Object.fromEntries(values), location: car.location.slug ?? '' }
}

/** Columns whose words the car has in the platform's. */
const READ_FROM = { body: 'simple_body', trans: 'simple_transmission', fuel: 'simple_fuel' } as Readonly<
  Partial<Record<HandFieldName, keyof Car>>
>
