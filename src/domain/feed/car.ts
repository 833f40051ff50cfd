import type { Car, CarStatus } from '../car/car.ts'
import { readPlace } from '../listing/read-place.ts'
import { withoutTitle } from './cell.ts'
import { FEED_FIELDS } from './fields.ts'
import { type CarKeys, identityOf, slugBase } from './identity.ts'
import { lendersIn } from './lenders.ts'
import type { FeedMapping, FieldSpec } from './mapping.ts'
import { type FoundModel, modelOf, NO_MODEL } from './model.ts'
import { readOdometer } from './odometer.ts'
import type { FeedSite } from './place.ts'
import type { PriceLimits } from './plausible-amounts.ts'
import { readMoney, readPrices } from './prices.ts'
import { type CellReader, cellReader } from './reader.ts'
import type { FeedRecord, FeedRemark } from './record.ts'
import type { SignRow } from './signs.ts'
import { truckOf } from './truck.ts'
import { checkVin } from './vin.ts'
import { bodyTypeOf, carTypeOf, driveOf, fuelOf, itemTypeOf, priceTypeOf, statusOf, transmissionOf } from './words.ts'

/** A car as a feed describes it, without the fields that the platform sets. */
export type FeedCar = Omit<Car, 'id' | 'slug' | 'created_at' | 'sold' | 'sold_date_timestamp'>

export interface FeedRow {
  readonly keys: CarKeys
  readonly identity: string
  readonly slugBase: string
  readonly listedAt: string | null
  readonly soldAt: string | null
  readonly car: FeedCar
}

/** Result of mapping a row: a car, or a refusal. A refused row still has its keys if they are known. */
export type MappedRow =
  | { readonly ok: true; readonly row: FeedRow; readonly said: SignRow; readonly remarks: readonly FeedRemark[] }
  | { readonly ok: false; readonly keys: CarKeys | null; readonly remarks: readonly FeedRemark[] }

export interface FeedRules {
  readonly mapping: FeedMapping
  readonly site: FeedSite
  /** Next year, because next year's models are already on sale. */
  readonly lastYear: number
  /** The site's own price limits; without them, those of the car's kind. */
  readonly limits?: PriceLimits
  /**
   * Derives an id from the text of the `identity.derivedFrom` columns. A second row with the same text gets a different
   * id.
   */
  readonly deriveId: (text: string) => string
}

/**
 * STOCK-1, STOCK-4: maps a feed row to a car. A fault in make, model, year, odometer, VIN or dealership refuses the
 * row; any other faulty field is left empty.
 */
export function mapRow(record: FeedRecord, rules: FeedRules): MappedRow {
  const read = cellReader(record, specsOf(rules.mapping))
  const year = readYear(read, rules.lastYear)
  const make = readName(read, 'make')
  read.title = [String(year ?? ''), make ?? ''].filter((word) => word !== '')
  const named = readModel(read, make)
  const model = named?.model ?? null
  read.title = [...read.title, named?.written ?? '']
  const vin = readVin(read, year)
  const place = readPlace(read, rules.site)
  const derivedFrom = rules.mapping.identity?.derivedFrom
  const feedId =
    read.text('feed_id') ??
    read.text('id') ??
    (derivedFrom && make !== null
      ? rules.deriveId(derivedFrom.map((column) => String(record.cells.get(column) ?? '').trim()).join('\u001f'))
      : null)
  const keys: CarKeys | null = place && {
    vin,
    stocknum: read.text('stocknum'),
    dealershipSlug: place.dealership.slug,
    feedId,
  }
  const identity = keys && identityOf(keys, rules.mapping.feed)
  if (place && identity === null && !read.refused) read.refuse(null, 'has neither VIN nor stock number nor id', null)
  const found =
    make !== null && model !== null && place && keys
      ? readCar(read, { year, make, model, badge: named?.badge ?? null, place, keys }, rules)
      : null
  const car = found?.car
  const listedAt = read.instant('created_at')
  const soldAt = read.instant('sold_date_timestamp')
  if (read.refused || !found || !car || !keys || identity === null)
    return { ok: false, keys: identity === null ? null : keys, remarks: read.remarks }
  const row = {
    keys,
    identity,
    slugBase: slugBase([year, make, model, car.badge]),
    listedAt,
    soldAt: car.status === 'sold' ? soldAt : null,
    car,
  }
  return { ok: true, row, said: found.said, remarks: read.remarks }
}

/** The mapping's field specs. Without any, columns have the names of the fields. */
export function specsOf({ fields }: FeedMapping): Readonly<Record<string, FieldSpec>> {
  return fields ?? SAME_NAMES
}

const SAME_NAMES = Object.fromEntries(Object.keys(FEED_FIELDS).map((name) => [name, name]))
const FIRST_YEAR = 1900

function readYear(read: CellReader, lastYear: number): number | null {
  const text = read.text('year')
  if (text === null) return null
  const year = /^\d{4}(\.0+)?$/.test(text) ? Number(text) : Number.NaN
  if (year >= FIRST_YEAR && year <= lastYear) return year
  read.refuse('year', `is not a year between ${FIRST_YEAR} and ${lastYear}`, text)
  return null
}

/** D-27: the full model name from the platform's catalogue, found in the title; without a title, in model and badge. */
function readModel(read: CellReader, make: string | null): (FoundModel & { readonly badge: string | null }) | null {
  const given = readName(read, 'model')
  if (given === null || make === null) return null
  const title = read.text('carsales_title') ?? read.text('name')
  const found = modelOf(make, given, title === null ? null : withoutTitle(title, read.title))
  if (NO_MODEL.test(found.model)) read.warn('model', 'is no model; it is shown as it is', given)
  if (title !== null || found.model !== given) return { ...found, badge: null }
  const badge = read.text('badge')
  if (badge === null) return { ...found, badge: null }
  const both = modelOf(make, given, `${given} ${badge}`)
  return {
    ...both,
    badge: both.written.length > given.length ? `${given} ${badge}`.slice(both.written.length).trim() : null,
  }
}

/** A make without a letter comes from another column. */
function readName(read: CellReader, field: 'make' | 'model'): string | null {
  const text = read.text(field)
  if (text === null) read.refuse(field, 'is missing', null)
  else if (field === 'make' && !/\p{L}/u.test(text)) read.refuse(field, 'is not a make', text)
  else return text
  return null
}

function readVin(read: CellReader, year: number | null): string | null {
  const text = read.text('vin')
  if (text === null) return null
  const check = checkVin(text, year)
  if (!check.ok) {
    read.refuse('vin', 'is not a VIN: 17 letters and digits, without I, O and Q', text)
    return null
  }
  if (check.vin === null) read.warn('vin', 'is a chassis number, not a VIN, and is left out', text)
  else if (check.checkDigitFails) read.warn('vin', 'has a check digit that doesn’t fit; it is kept', text)
  return check.vin
}

interface Certain {
  readonly year: number | null
  readonly make: string
  readonly model: string
  /** The rest of the badge, if the badge begins with words of the model's name. */
  readonly badge: string | null
  readonly place: {
    readonly dealership: { readonly id: string; readonly slug: string }
    readonly location: Car['location']
  }
  readonly keys: CarKeys
}

function readCar(
  read: CellReader,
  { year, make, model, badge: rest, place, keys }: Certain,
  { lastYear, limits = null }: { readonly lastYear: number; readonly limits?: PriceLimits | null },
): { readonly car: FeedCar; readonly said: SignRow } {
  const badge = rest ?? read.text('badge')
  const body = named(read.text('body'))
  const trans = named(read.text('trans'))
  const fuel = named(read.text('fuel'))
  const truck = truckOf(make, model)
  const ownBody = read.word('simple_body', bodyTypeOf) ?? (body === null ? null : bodyTypeOf(body))
  const simpleBody = truck === null || ownBody === 'cabChassis' || ownBody === 'bus' ? ownBody : truck.body
  const isCaravan = simpleBody === 'caravan' || simpleBody === 'camperTrailer'
  const images = read.pictures('images')
  const carType = read.word('car_type', carTypeOf) ?? 'used'
  const itemType = read.word('item_type', itemTypeOf) ?? (isCaravan ? 'caravan' : truck ? 'truck' : 'car')
  const kind = { item_type: itemType, car_type: carType, year, make }
  const { said, isImplausible, ...prices } = readPrices(read, kind, lastYear - 1, limits)
  const km = readOdometer(read, kind, lastYear - 1)
  const car: FeedCar = {
    name: read.text('name') ?? [year, make, model, badge].filter((word) => word !== null).join(' '),
    carsales_title: read.text('carsales_title'),
    year,
    make,
    model,
    badge,
    series: read.text('series'),
    stocknum: keys.stocknum,
    vin: keys.vin,
    regplate: read.text('regplate'),
    colour: named(read.text('colour')),
    car_type: carType,
    item_type: itemType,
    status: statusIn(read),
    tag: read.text('tag'),
    certified: read.yes('certified'),
    reserved: read.yes('reserved'),
    preorder: read.yes('preorder'),
    show_on_dealer_website: read.yesNo('show_on_dealer_website') ?? true,
    ...prices,
    price_type: read.word('price_type', priceTypeOf),
    km,
    trans,
    simple_transmission:
      read.word('simple_transmission', transmissionOf) ?? (trans === null ? null : transmissionOf(trans)),
    body,
    simple_body: simpleBody,
    simple_fuel: read.word('simple_fuel', fuelOf) ?? (fuel === null ? null : fuelOf(fuel)),
    fuel,
    drive: read.word('drive', driveOf),
    seats: read.number('seats'),
    doors: read.number('doors'),
    engine_size: read.text('engine_size'),
    build_date: read.text('build_date'),
    compliance_date: read.text('compliance_date'),
    rego_expiry: read.text('rego_expiry'),
    views: 0,
    images,
    thumbnails: read.pictures('thumbnails'),
    primary_image_url: read.picture('primary_image_url') ?? images[0] ?? null,
    file: read.address('file'),
    video: read.address('video'),
    standardEquipment: read.list('standardEquipment'),
    dealercomments: read.paragraphs('dealercomments'),
    has_nvic: read.yes('has_nvic'),
    payment_processors: read.list('payment_processors'),
    override_phone: read.text('override_phone'),
    private_suburb: read.text('private_suburb'),
    private_postcode: read.text('private_postcode'),
    dealership_id: place.dealership.id,
    dealership_slug: place.dealership.slug,
    categories: read.list('categories'),
    feed_id: keys.feedId,
    variant: {
      cylinders: read.number('variant.cylinders'),
      enginesize: read.number('variant.enginesize'),
      enginesize_litres: read.number('variant.enginesize_litres'),
      induction: read.text('variant.induction'),
      geartype: read.text('variant.geartype'),
      fuelconsumptioncombined: read.number('variant.fuelconsumptioncombined'),
      fuelcapacity: read.number('variant.fuelcapacity'),
      grossvehiclemass: read.number('variant.grossvehiclemass'),
      vehiclelength: read.number('variant.vehiclelength'),
      vehicleheight: read.number('variant.vehicleheight'),
      vehiclewidth: read.number('variant.vehiclewidth'),
      torque: read.number('variant.torque'),
      ancaprating: read.number('variant.ancaprating'),
      ancap_year: read.number('variant.ancap_year'),
    },
    specifications: {
      body_width: read.number('specifications.body_width'),
      body_length: read.number('specifications.body_length'),
      tare_weight: read.number('specifications.tare_weight'),
      axle_type: read.text('specifications.axle_type'),
      sleeps: read.number('specifications.sleeps'),
      aggregate_trailer_mass: read.number('specifications.aggregate_trailer_mass'),
    },
    finance_lenders: lendersIn(read, prices.price),
    autograb_data: {
      state_average_market_price: readMoney(read, 'autograb_data.state_average_market_price') || null,
      average_market_price: readMoney(read, 'autograb_data.average_market_price') || null,
    },
    location: place.location,
  }
  if (car.variant.ancaprating !== null && car.variant.ancap_year === null)
    read.warn('variant.ancaprating', 'is not shown without variant.ancap_year, the year of the rating')
  return { car, said: { carType, year, price: said, isImplausible, km } }
}

/** D-33: 'Other' is not a colour, fuel or body. */
function named(text: string | null): string | null {
  return text !== null && /^others?$/i.test(text) ? null : text
}

function statusIn(read: CellReader): CarStatus {
  return read.yes('sold') ? 'sold' : (read.word('status', statusOf) ?? 'in_stock')
}
