import { bodyTypeOf } from '../car/body-words.ts'
import type { Car } from '../car/car.ts'
import { CAR_FIELDS } from '../car/car-fields.ts'
import type { StoredValues } from '../car/field.ts'
import { currentPrice } from '../car/price/current-price.ts'
import { fuelOf, isCertifiedCondition, isFlexFuel, transmissionOf } from '../car/words.ts'
import { inWordsOf } from '../region.ts'
import { engineSizeText } from './engine-size-text.ts'
import type { StatusWords } from './feed-state.ts'
import type { CarKeys } from './identity.ts'
import { lendersIn } from './lenders.ts'
import { readOdometer } from './odometer.ts'
import type { PriceLimits } from './plausible-amounts.ts'
import { type FeedPrices, readPrices } from './prices.ts'
import { type FieldRules, readField, readFields } from './read-fields.ts'
import { type ReadStatus, readStatus } from './read-status.ts'
import type { CellReader } from './reader.ts'
import type { SignRow } from './signs.ts'
import { truckOf } from './truck.ts'

/** The values that decide whether a row has a car. */
export interface Certain {
  readonly year: number | null
  readonly make: string
  readonly model: string
  /** The rest of the badge, if the badge begins with words of the model's name; empty: all of it is the model's. */
  readonly badge: string | null
  readonly place: {
    readonly dealership: { readonly id: string; readonly slug: string }
    readonly location: Car['location']
  }
  readonly keys: CarKeys
  readonly frameNumber: string | null
}

/** What the whole file and its feed say about how a row is read. */
export interface CarRules {
  readonly lastYear: number
  readonly limits?: PriceLimits | null
  readonly statusWords?: StatusWords | undefined
}

/** A car as its row has it. `said`: what the check of the whole file needs; `unknownStatus`: a phrase to ask about (A8). */
export interface ReadCar {
  readonly car: StoredValues<typeof CAR_FIELDS>
  readonly said: SignRow
  readonly unknownStatus: string | null
}

/** Reads the car of a row that has one. */
export function readCar(
  read: CellReader,
  certain: Certain,
  { lastYear, limits = null, statusWords }: CarRules,
): ReadCar {
  const { year, make, model } = certain
  const cell = cellsOf(read)
  const body = cell('body')
  const truck = truckOf(make, model)
  const ownBody = cell('simple_body') ?? (body === null ? null : bodyTypeOf(body, read.region))
  const simpleBody = truck === null || ownBody === 'cabChassis' || ownBody === 'bus' ? ownBody : truck.body
  const isCaravan = simpleBody === 'caravan' || simpleBody === 'camperTrailer'
  const images = cell('images') ?? []
  const carType = cell('car_type') ?? 'used'
  const itemType = cell('item_type') ?? (isCaravan ? 'caravan' : truck ? 'truck' : 'car')
  const kind = { item_type: itemType, car_type: carType, year, make }
  const { said, isImplausible, ...prices } = readPrices(read, kind, lastYear - 1, limits)
  const km = readOdometer(read, kind, lastYear - 1)
  const state = readStatus(read, statusWords)
  const facts = {
    ...certain,
    badge: certain.badge === '' ? null : (certain.badge ?? cell('badge')),
    simpleBody,
    images,
    carType,
    itemType,
    prices,
    km,
    state,
  }
  const car = readFields(read, CAR_FIELDS, carRules(read, facts))
  if (car.variant.ancaprating !== null && car.variant.ancap_year === null)
    read.warn('variant.ancaprating', 'is not shown without variant.ancap_year, the year of the rating')
  // Deposit and total payable are shares of the price, and belong beside a repayment (LAW-1; docs/money.md).
  const [lender] = Object.keys(car.finance_lenders)
  if (lender !== undefined && currentPrice(car) === null)
    read.warn(`finance_lenders.${lender}.paymentWeek`, 'is not shown for a car without a price, whichever the lender')
  return { car, said: { carType, year, price: said, isImplausible, km }, unknownStatus: state.unknown }
}

type Known = Certain & {
  readonly simpleBody: Car['simple_body']
  readonly images: Car['images']
  readonly carType: Car['car_type']
  readonly itemType: Car['item_type']
  readonly prices: Omit<FeedPrices, 'said' | 'isImplausible'>
  readonly km: Car['km']
  readonly state: ReadStatus
}

/** The fields whose value is more than their own cell's. */
function carRules(
  read: CellReader,
  {
    year,
    make,
    model,
    badge,
    place,
    keys,
    frameNumber,
    simpleBody,
    images,
    carType,
    itemType,
    prices,
    km,
    state,
  }: Known,
): FieldRules<typeof CAR_FIELDS> {
  const cell = cellsOf(read)
  return {
    name: () => cell('name') ?? [year, make, model, badge].filter((word) => word !== null).join(' '),
    year: () => year,
    make: () => make,
    model: () => model,
    badge: () => badge,
    stocknum: () => keys.stocknum,
    vin: () => keys.vin,
    frame_number: () => frameNumber,
    car_type: () => carType,
    item_type: () => itemType,
    certified: () => readCertified(read),
    status: () => state.status,
    reserved: () => cell('reserved') || state.isTaken,
    show_on_dealer_website: () => !state.isHidden && (cell('show_on_dealer_website') ?? true),
    status_unknown: () => state.unknown !== null || null,
    price: () => prices.price,
    before_price: () => prices.before_price,
    offer_price: () => prices.offer_price,
    subscription_price: () => prices.subscription_price,
    price_type: () => prices.price_type ?? cell('price_type'),
    price_dap: () => prices.price_dap,
    price_egc: () => prices.price_egc,
    km: () => km,
    simple_transmission: () => cell('simple_transmission') ?? meaning(cell('trans'), transmissionOf),
    simple_body: () => simpleBody,
    simple_fuel: () => cell('simple_fuel') ?? fuelIn(read),
    engine_size: () => engineSizeText(cell('engine_size')),
    images: () => images,
    primary_image_url: () => cell('primary_image_url') ?? images[0] ?? null,
    dealership_id: () => place.dealership.id,
    dealership_slug: () => place.dealership.slug,
    feed_id: () => keys.feedId,
    finance_lenders: () => lendersIn(read, prices.price),
    location: () => place.location,
  }
}

/** Reads a car's field from its cell by its kind alone. */
export function cellsOf(read: CellReader) {
  return <Name extends keyof typeof CAR_FIELDS>(name: Name) => readField(read, CAR_FIELDS[name], name)
}

/** SITE-6: the fuel of the feed's words, with a remark where the platform's is not all that the words say. */
function fuelIn(read: CellReader): Car['simple_fuel'] {
  const words = cellsOf(read)('fuel')
  if (words === null) return null
  const fuel = fuelOf(words, read.region)
  if (fuel === 'Petrol' && isFlexFuel(words))
    read.warn('fuel', inWordsOf(read.region, 'counts as petrol; the page has the feed’s words'))
  return fuel
}

/** CARD-3: certified by its own column, a yes or a word such as 'CPO', else by the condition's word. */
function readCertified(read: CellReader): boolean {
  const [own, condition] = [read.text('certified'), read.text('car_type')]
  if (own !== null && isCertifiedCondition(own)) return true
  return cellsOf(read)('certified') ?? (condition !== null && isCertifiedCondition(condition))
}

function meaning<Value>(words: string | null, of: (words: string) => Value | null): Value | null {
  return words === null ? null : of(words)
}
