import type { Car } from './car.ts'
import type { BodyType } from './vocabulary.ts'

/** Bodies that the platform draws, for cars without photos and for the demonstration. */
export const SILHOUETTES = [
  'city-car', 'hatchback', 'sedan', 'ev-sedan', 'wagon', 'small-suv', 'suv', 'suv-7', 'ev-suv', 'large-suv', 'small-4x4',
  'ute', 'cab-chassis', 'van', 'people-mover', 'coupe', 'convertible', 'bus', 'light-truck', 'motorhome', 'campervan',
  'pop-top', 'caravan-1', 'caravan', 'caravan-long', 'caravan-4x4', 'camper-trailer',
] as const // biome-ignore format: a plain list
export type Silhouette = (typeof SILHOUETTES)[number]

/** What the silhouette of a car depends on. */
export type SilhouetteFacts = Pick<
  Car,
  'make' | 'model' | 'badge' | 'simple_body' | 'item_type' | 'simple_fuel' | 'seats' | 'doors'
> & { readonly specifications: Pick<Car['specifications'], 'axle_type' | 'body_length' | 'sleeps'> }

/** Kinds of bodies that share rules. Dealers list the same SUV as SUV, 4x4 or wagon. */
type Kind = 'tall' | 'off-road' | 'wagon' | 'hatch' | 'sedan' | 'ute' | 'van' | 'motorhome' | 'caravan'

const KINDS: Readonly<Record<BodyType, Kind | Silhouette>> = {
  suv: 'tall',
  '4x4': 'off-road',
  wagon: 'wagon',
  stationWagon: 'wagon',
  hatch: 'hatch',
  hatchback: 'hatch',
  sedan: 'sedan',
  ute: 'ute',
  cabChassis: 'cab-chassis',
  van: 'van',
  motorhome: 'motorhome',
  caravan: 'caravan',
  bus: 'bus',
  convertible: 'convertible',
  softtop: 'convertible',
  coupe: 'coupe',
  hardtop: 'coupe',
  lightTruck: 'light-truck',
  peopleMover: 'people-mover',
  camperTrailer: 'camper-trailer',
}

const OFF_ROADERS =
  /land ?cruiser|prado|patrol|pajero|everest|mu-?x|grand cherokee|defender|discovery|fortuner|tank 500|g-class|bj\d\d/
const SMALL_OFF_ROADERS = /jimny|wrangler|bronco|tank 300/
const SMALL_SUVS =
  /cx-?3|asx|\bzs|t-cross|t-roc|corolla cross|yaris cross|c-hr|\bkona|venue|seltos|stonic|crosstrek|\bxv\b|hr-v|wr-v|qashqai|juke|vitara|ignis|jolion|omoda|2008|captur|puma|ecosport|atto|tiggo 4|\bq[23]\b|\bx[12]\b|\bgla\b|\bux\b|kamiq|\bex30\b|xc40/
const SEVEN_SEATERS =
  /kluger|cx-?[89]0?\b|sorento|santa fe|palisade|pathfinder|allspace|tayron|kodiaq|xc90|\bx[57]\b|\bq7\b|\bgls?e?\b|ev9|ioniq 9/
const CITY_CARS =
  /picanto|yaris|swift|mg ?3|jazz|^mazda 2|fiesta|polo|\bi20\b|\brio\b|micra|mirage|baleno|fabia|fiat 500|cooper|barina|spark|ignis|dolphin/

interface Words {
  readonly model: string
  readonly all: string
}
type Rule = readonly [silhouette: Silhouette, matches: (car: SilhouetteFacts, words: Words) => boolean]

const always = () => true
const isElectric = ({ simple_fuel: fuel }: SilhouetteFacts) => fuel === 'Electric'
const named =
  (models: RegExp) =>
  (_: SilhouetteFacts, { model }: Words) =>
    models.test(model)
const seatsAtLeast = (count: number) => (car: SilhouetteFacts) => car.seats !== null && car.seats >= count
const seatsAtMost = (count: number) => (car: SilhouetteFacts) => car.seats !== null && car.seats <= count
const doorsAtMost = (count: number) => (car: SilhouetteFacts) => car.doors !== null && car.doors <= count
const feet = ({ specifications }: SilhouetteFacts) => specifications.body_length ?? 19
const singleAxle = ({ specifications }: SilhouetteFacts) => /single/i.test(specifications.axle_type ?? '')

const TALL: readonly Rule[] = [
  ['small-4x4', named(SMALL_OFF_ROADERS)],
  ['large-suv', named(OFF_ROADERS)],
  ['ev-suv', isElectric],
  ['small-suv', named(SMALL_SUVS)],
  ['suv-7', (car, words) => seatsAtLeast(7)(car) || named(SEVEN_SEATERS)(car, words)],
  ['small-4x4', doorsAtMost(3)],
]

/** The first rule that a car meets decides. */
const RULES: Readonly<Record<Kind, readonly Rule[]>> = {
  tall: [...TALL, ['suv', always]],
  'off-road': [
    ['small-4x4', named(SMALL_OFF_ROADERS)],
    ['small-4x4', doorsAtMost(3)],
    ['large-suv', always],
  ],
  wagon: [
    ['large-suv', named(OFF_ROADERS)],
    ['small-suv', named(SMALL_SUVS)],
    ['suv-7', named(SEVEN_SEATERS)],
    ['wagon', always],
  ],
  hatch: [
    ['city-car', named(CITY_CARS)],
    ['hatchback', always],
  ],
  sedan: [
    ['ev-sedan', isElectric],
    ['coupe', doorsAtMost(2)],
    ['sedan', always],
  ],
  ute: [
    ['cab-chassis', seatsAtMost(3)],
    ['cab-chassis', doorsAtMost(2)],
    ['ute', always],
  ],
  van: [
    ['people-mover', seatsAtLeast(7)],
    ['van', always],
  ],
  motorhome: [
    ['campervan', (car) => feet(car) < 21.5 && (car.specifications.sleeps ?? 2) <= 3],
    ['motorhome', always],
  ],
  caravan: [
    ['pop-top', (_, { all }) => /pop.?top|hybrid/.test(all)],
    ['caravan-4x4', (_, { all }) => /off.?road|outback|all.?terrain/.test(all)],
    ['caravan-1', singleAxle],
    ['pop-top', (car) => feet(car) < 16],
    ['caravan-long', (car) => feet(car) >= 21],
    ['caravan', always],
  ],
}

/** The silhouette of a car, by its body, then by model, fuel, seats, doors, axles and length. */
export function silhouetteOf(car: SilhouetteFacts): Silhouette {
  const kind = car.simple_body === null ? KIND_OF_ITEM[car.item_type] : KINDS[car.simple_body]
  if (!(kind in RULES)) return kind as Silhouette
  const words = wordsOf(car)
  return RULES[kind as Kind].find(([, matches]) => matches(car, words))?.[0] ?? 'suv'
}

const KIND_OF_ITEM: Readonly<Record<Car['item_type'], Kind | Silhouette>> = {
  car: 'tall',
  truck: 'light-truck',
  caravan: 'caravan',
  motorbike: 'tall',
}

function wordsOf({ make, model, badge }: SilhouetteFacts): Words {
  const both = `${make} ${model}`.toLowerCase()
  return { model: `${both}`, all: `${both} ${badge ?? ''}`.toLowerCase() }
}

/** Number of ways in which one silhouette is styled. */
export const STYLINGS = 72
/** Chosen so that no two models of the demonstration's catalogue have the same picture. */
const SALT = 4891

/** The styling of a model, 0 to 71: two models of one silhouette have another roof line, nose, wheels or stripes. */
export function stylingOf({ make, model }: Pick<Car, 'make' | 'model'>): number {
  let hash = 0x811c9dc5 ^ SALT
  for (const letter of `${make} ${model}`.toLowerCase())
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return ((hash ^ (hash >>> 15)) >>> 0) % STYLINGS
}
