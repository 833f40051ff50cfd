import type { CAR_FIELDS } from '../car/car-fields.ts'
import type { Measure, StoredValues } from '../car/field.ts'
import { withoutTitle } from './cell.ts'
import { FEED_FIELDS } from './fields.ts'
import { type CarKeys, frameId, identityOf, NO_NUMBER, plateId, slugBase } from './identity.ts'
import { type FeedMapping, type FieldSpec, matchesByName } from './mapping.ts'
import { type FoundModel, modelOf, NO_MODEL } from './model.ts'
import type { Notation } from './notation.ts'
import type { FeedSite } from './place.ts'
import type { PriceLimits } from './plausible-amounts.ts'
import { cellsOf, readCar } from './read-car.ts'
import { readPlace } from './read-place.ts'
import { type CellReader, cellReader } from './reader.ts'
import type { FeedRecord, FeedRemark } from './record.ts'
import type { SignRow } from './signs.ts'
import { checkVin } from './vin.ts'

/** A car as a feed describes it, without the fields that the platform sets. */
export type FeedCar = StoredValues<typeof CAR_FIELDS>

export interface FeedRow {
  readonly keys: CarKeys
  readonly identity: string
  readonly slugBase: string
  readonly listedAt: string | null
  readonly soldAt: string | null
  readonly car: FeedCar
}

/** Result of mapping a row: a car with the figures whose unit was the site's (`bare`), or a refusal. A refused row still has its keys if they are known. */
export type MappedRow =
  | {
      readonly ok: true
      readonly row: FeedRow
      readonly said: SignRow
      readonly remarks: readonly FeedRemark[]
      readonly bare: ReadonlyMap<Measure, string>
      /** A8: a status that nobody has told us the meaning of. */
      readonly unknownStatus: string | null
    }
  | { readonly ok: false; readonly keys: CarKeys | null; readonly remarks: readonly FeedRemark[] }

export interface FeedRules {
  readonly mapping: FeedMapping
  readonly site: FeedSite
  /** Next year, because next year's models are already on sale. */
  readonly lastYear: number
  /** The site's own price limits; without them, those of the car's kind. */
  readonly limits?: PriceLimits
  /** A6: how the columns of the whole file are written. */
  readonly notation?: Notation
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
  const read = cellReader(record, {
    specs: specsOf(rules.mapping),
    region: rules.site.region,
    units: rules.mapping.units ?? {},
    notation: rules.notation ?? {},
  })
  const cell = cellsOf(read)
  const year = readYear(read, rules.lastYear)
  const make = readName(read, 'make')
  read.title = [String(year ?? ''), make ?? ''].filter((word) => word !== '')
  const named = readModel(read, make)
  const model = named?.model ?? null
  read.title = [...read.title, named?.written ?? '']
  const { vin, frameNumber } = readNumbers(read, year)
  const place = readPlace(read, rules.site)
  const derivedFrom = rules.mapping.identity?.derivedFrom
  const feedId =
    cell('feed_id') ??
    (derivedFrom && make !== null
      ? rules.deriveId(derivedFrom.map((column) => String(record.cells.get(column) ?? '').trim()).join('\u001f'))
      : null)
  const stocknum = cell('stocknum')
  const plate = stocknum === null ? plateId(read.text('regplate')) : null
  const keys: CarKeys | null = place && {
    vin,
    stocknum,
    dealershipSlug: place.dealership.slug,
    // With a stock number too, so that a car that gets one later is still the same.
    feedId: feedId ?? (vin === null ? (frameId(frameNumber) ?? plate) : null),
  }
  const identity = keys && identityOf(keys, rules.mapping.feed)
  if (place && identity === null && !read.refused) read.refuse(null, NO_NUMBER, null)
  const result =
    make !== null && model !== null && place && keys
      ? readCar(
          read,
          { year, make, model, badge: named?.badge ?? null, place, keys, frameNumber },
          { ...rules, statusWords: rules.mapping.statusWords },
        )
      : null
  const car = result?.car
  const listedAt = cell('created_at')
  const soldAt = cell('sold_date_timestamp')
  if (read.refused || !result || !car || !keys || identity === null)
    return { ok: false, keys: identity === null ? null : keys, remarks: read.remarks }
  const row = {
    keys,
    identity,
    slugBase: slugBase([year, make, model, car.badge]),
    listedAt,
    soldAt: car.status === 'sold' ? soldAt : null,
    car,
  }
  const { said, unknownStatus } = result
  return { ok: true, row, said, remarks: read.remarks, bare: read.bare, unknownStatus }
}

/** The mapping's field specs. Columns that match by their names have the names of the fields. */
export function specsOf(mapping: FeedMapping): Readonly<Record<string, FieldSpec>> {
  return matchesByName(mapping) ? { ...SAME_NAMES, ...mapping.fields } : (mapping.fields ?? {})
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
  const modelName = readName(read, 'model')
  if (modelName === null || make === null) return null
  const title = read.text('carsales_title') ?? read.text('name')
  const foundModel = modelOf(make, modelName, title === null ? null : withoutTitle(title, read.title))
  if (NO_MODEL.test(foundModel.model)) read.warn('model', 'is no model; it is shown as it is', modelName)
  if (title !== null || foundModel.model !== modelName) return { ...foundModel, badge: null }
  const badge = read.text('badge')
  if (badge === null) return { ...foundModel, badge: null }
  const both = modelOf(make, modelName, `${modelName} ${badge}`)
  return {
    ...both,
    badge: both.written.length > modelName.length ? `${modelName} ${badge}`.slice(both.written.length).trim() : null,
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

/** A7: a car has a VIN, or else a frame number, which many feeds have in the VIN's column. */
function readNumbers(
  read: CellReader,
  year: number | null,
): { readonly vin: string | null; readonly frameNumber: string | null } {
  const frameText = read.text('frame_number')
  const isFrame = frameText !== null && checkVin(frameText, year).kind === 'chassis-number'
  if (frameText !== null && !isFrame) read.warn('frame_number', 'is not a frame number; left empty', frameText)
  const none = { vin: null, frameNumber: isFrame ? frameText : null }
  const text = read.text('vin')
  if (text === null) return none
  const check = checkVin(text, year)
  if (check.kind === 'none') read.refuse('vin', 'is not a VIN: 17 letters and digits, without I, O and Q', text)
  if (check.kind === 'placeholder') read.warn('vin', 'is no VIN yet, and is left out', text)
  if (check.kind === 'chassis-number') {
    read.warn('vin', 'is a frame number, not a VIN, and is shown as one', text)
    return { vin: null, frameNumber: none.frameNumber ?? text }
  }
  if (check.kind !== 'vin') return none
  if (check.checkDigitFails) read.warn('vin', 'has a check digit that doesn’t fit; it is kept', text)
  return { ...none, vin: check.vin }
}
