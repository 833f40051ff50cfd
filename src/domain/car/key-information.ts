import { inWordsOf, REGIONS, type RegionCode, type RegionWords } from '../region.ts'
import { kilogramsText, metresText, odometerText } from '../units.ts'
import type { AttributeView } from './attribute-view.ts'
import { BODY_NAMES } from './body-type.ts'
import type { CarSummary, CarType } from './car.ts'
import { feedName, feedText } from './feed-text.ts'

/** Facts that a listing may show of a car, by the names that a site's options use. */
export type FactName =
  | 'car_type'
  | 'simple_body'
  | 'km'
  | 'simple_transmission'
  | 'fuel'
  | 'drive'
  | 'seats'
  | 'stocknum'
  | 'location'
  | 'body_length'
  | 'sleeps'
  | 'tare_weight'
  | 'doors'
  | 'colour'
  | 'year'

type FactCar = Omit<CarSummary, 'image_count' | 'ancap'>

/** CAR-3: the facts of the vehicle page in order; the first 4 show, the rest open. */
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

/** The vehicle page's key information, what the car lacks left out (CAR-3). */
export function keyInformation(car: FactCar, region: RegionCode): readonly AttributeView[] {
  return carFacts(car, KEY_FACTS, region)
}

/** The named facts in the order asked for, those that the car lacks left out (CARD-1). */
export function carFacts(car: FactCar, names: readonly FactName[], region: RegionCode): readonly AttributeView[] {
  return names.flatMap((name) => {
    const { label, read } = FACTS[name]
    const value = read(car, region)
    return isTold(value) ? [{ name: drawnAs(name, car), label: label(REGIONS[region].words), value }] : []
  })
}

/** A caravan's body is drawn as one. */
function drawnAs(name: FactName, { item_type }: FactCar): string {
  return name === 'simple_body' && item_type === 'caravan' ? 'caravan_body' : name
}

/** Feeds write nothing as null, '' or the word 'null' (CAR-4). */
export function isTold(value: string | null): value is string {
  return value !== null && value.trim() !== '' && value.trim().toLowerCase() !== 'null'
}

function told(text: string | null, region: RegionCode): string | null {
  return text === null ? null : inWordsOf(region, text)
}

interface Fact {
  readonly label: (words: RegionWords) => string
  readonly read: (car: FactCar, region: RegionCode) => string | null
}

const FACTS: Readonly<Record<FactName, Fact>> = {
  car_type: fact('Condition', (car) => CAR_TYPE_NAMES[car.car_type]),
  simple_body: fact('Body', bodyText),
  km: fact('Odometer', (car, region) => (car.km === null ? null : odometerText(car.km, region))),
  simple_transmission: fact('Transmission', (car) => car.simple_transmission ?? feedText(car.trans)),
  fuel: fact('Fuel', (car, region) => told(car.simple_fuel ?? feedText(car.fuel), region)),
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
}

function fact(label: string, read: Fact['read']): Fact {
  return { label: () => label, read }
}

export const CAR_TYPE_NAMES: Readonly<Record<CarType, string>> = { new: 'New', used: 'Used', demo: 'Demo' }

/** 'SUV'; the feed's own word where none of the known bodies fits. */
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
