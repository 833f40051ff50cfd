import { inWordsOf, REGIONS, type RegionCode, type RegionWords } from '../region.ts'
import { kilogramsText, metresText, odometerText } from '../units.ts'
import type { AttributeView } from './attribute-view.ts'
import { BODY_NAMES } from './body-type.ts'
import type { CarSummary } from './car.ts'
import { feedName, feedText } from './feed-text.ts'
import type { CarType } from './vocabulary.ts'

/** Facts that a listing may show, by their names in a site's options. */
export type FactName = keyof typeof FACTS

type FactCar = Omit<CarSummary, 'image_count' | 'ancap'>

/** CAR-3: facts of the vehicle page, in order. The first 4 show; the rest open on request. */
const KEY_FACTS: readonly FactName[] = [
  'km',
  'simple_transmission',
  'fuel',
  'simple_body',
  'sleeps',
  'body_length',
  'tare_weight',
  'drive',
  'seats',
  'doors',
  'colour',
  'car_type',
  'year',
  'stocknum',
  'location',
]

/** CAR-3: the vehicle page's key information. Facts that the car lacks are left out. */
export function keyInformation(car: FactCar, region: RegionCode): readonly AttributeView[] {
  return carFacts(car, KEY_FACTS, region)
}

/** CARD-1: the named facts in the given order. Facts that the car lacks are left out. */
export function carFacts(car: FactCar, names: readonly FactName[], region: RegionCode): readonly AttributeView[] {
  return names.flatMap((name) => {
    const { label, read } = FACTS[name]
    const value = read(car, region)
    return isPresent(value) ? [{ name: iconName(name, car), label: label(REGIONS[region].words), value }] : []
  })
}

/** Name of the fact's icon: a caravan's body has its own. */
function iconName(name: FactName, { item_type }: FactCar): string {
  return name === 'simple_body' && item_type === 'caravan' ? 'caravan_body' : name
}

/** CAR-4: whether a feed's value is present. Feeds write absent values as null, '' or the word 'null'. */
export function isPresent(value: string | null): value is string {
  return value !== null && value.trim() !== '' && value.trim().toLowerCase() !== 'null'
}

function inWords(text: string | null, region: RegionCode): string | null {
  return text === null ? null : inWordsOf(region, text)
}

interface Fact {
  readonly label: (words: RegionWords) => string
  readonly read: (car: FactCar, region: RegionCode) => string | null
}

const FACTS = {
  car_type: fact('Condition', (car) => CAR_TYPE_NAMES[car.car_type]),
  simple_body: fact('Body', bodyText),
  km: fact('Odometer', (car, region) => (car.km === null ? null : odometerText(car.km, region))),
  simple_transmission: fact('Transmission', (car) => car.simple_transmission ?? feedText(car.trans)),
  fuel: fact('Fuel', (car, region) => inWords(car.simple_fuel ?? feedText(car.fuel), region)),
  drive: fact('Drive', (car) => feedText(car.drive)),
  seats: fact('Seats', (car) => count(car.seats)),
  doors: fact('Doors', (car) => count(car.doors)),
  colour: { label: (words) => words.colour, read: (car) => feedName(car.colour) },
  year: fact('Year', (car) => count(car.year)),
  stocknum: fact('Stock no.', (car) => car.stocknum),
  location: fact('Location', placeText),
  body_length: fact('Length', ({ specifications: { body_length: feet } }) => (feet === null ? null : metresText(feet))),
  sleeps: fact('Sleeps', ({ specifications: { sleeps } }) => count(sleeps)),
  tare_weight: fact('Tare weight', ({ specifications: { tare_weight: kg } }) =>
    kg === null ? null : kilogramsText(kg),
  ),
} as const satisfies Record<string, Fact>

function fact(label: string, read: Fact['read']): Fact {
  return { label: () => label, read }
}

export const CAR_TYPE_NAMES: Readonly<Record<CarType, string>> = { new: 'New', used: 'Used', demo: 'Demo' }

/** 'SUV'; the feed's word if it matches no known body. */
export function bodyText({ simple_body, body }: Pick<FactCar, 'simple_body' | 'body'>): string | null {
  return simple_body === null ? feedText(body) : BODY_NAMES[simple_body].label
}

/** 'Moorooka, QLD' */
export function placeText({ location: { suburb, city, state } }: Pick<FactCar, 'location'>): string | null {
  const place = [suburb ?? city, state].filter(Boolean).join(', ')
  return place === '' ? null : place
}

function count(number: number | null): string | null {
  return number === null ? null : String(number)
}
