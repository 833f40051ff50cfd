import { FEED_FIELDS, isRead, measureOf, unitColumn } from './fields.ts'
import type { FeedValue } from './record.ts'
import { unitIn } from './unit.ts'

const NONE: ReadonlySet<string> = new Set()

type Cells = ReadonlyMap<string, FeedValue>

/**
 * INTAKE-7, K-2: the name of STOCK-4 that a column of a dealer system means; else the column's own. Capitals, blanks and
 * marks do not count: 'Stock number', 'VIN', '@make' (an attribute of XML) and 'DAP Price' are read.
 */
export function nativeName(column: string): string {
  if (isRead(column)) return column
  return NAMES.get(plain(column)) ?? NAMES.get(plain(column).replaceAll('.', '')) ?? column
}

/** Whether two names of columns differ only in capitals, blanks and marks: 'Stock No.' and 'stock_no'. */
export function isSameColumn(one: string, other: string): boolean {
  const name = plain(one).replaceAll('.', '')
  return name !== '' && name === plain(other).replaceAll('.', '')
}

/** The names of a CSV's first line. A column that has its name already stays, as do `kept` ones, and no two get one name. */
export function nativeHeader(columns: readonly string[], kept: ReadonlySet<string> = NONE): readonly string[] {
  const taken = new Set(columns)
  const names = preferredFirst(columns, (column) => column).map((column) => {
    const name = nativeName(column)
    // The name may say the unit: it is read with the cells.
    if (measureOf(name) !== null) return [column, column] as const
    if (name === column || taken.has(name) || kept.has(column)) return [column, column] as const
    taken.add(name)
    return [column, name] as const
  })
  const nameOf = new Map(names)
  return columns.map((column) => nameOf.get(column) ?? column)
}

/**
 * The columns in their order, but the more exact names first: 'List price' comes before 'Internet
 * price' in files, and the British 'Feed_Id', which is the dealer's, before 'Vehicle_ID'.
 */
function preferredFirst<Column>(columns: readonly Column[], nameOf: (column: Column) => string): readonly Column[] {
  const isPreferred = (column: Column) => PREFERRED.has(plain(nameOf(column)))
  return columns.some(isPreferred)
    ? [...columns.filter(isPreferred), ...columns.filter((column) => !isPreferred(column))]
    : columns
}

/**
 * INTAKE-7, K-2: the cells of a car under the names of STOCK-4, from the flat shape that dealer systems send and from
 * their nested export. A cell that has its name already stays. A site with one dealership knows whose car it is: the
 * sender's own identifier need not be ours. `kept`: columns that the feed's mapping names as they are.
 */
export function nativeCells(sent: Cells, hasOneDealership: boolean, kept: ReadonlySet<string> = NONE): Cells {
  const cells = new Map(sent)
  // A price of its own says with `price_type` what it includes.
  const hasPrice = !isEmpty(sent.get('price'))
  const units = new Map<string, string>()
  const takes = (column: string, name: string, value: FeedValue) => {
    if (name === column) return note(name, column)
    if (!kept.has(column)) cells.delete(column)
    const isOurs = !(name === 'dealership_id' && hasOneDealership) && !(hasPrice && PRICES.has(name))
    if (!isOurs || isEmpty(value) || !isEmpty(cells.get(name))) return
    // Groups of features are one list here.
    cells.set(name, Array.isArray(value) ? (value.flat(2) as readonly FeedValue[]) : value)
    note(name, column)
  }
  /** SITE-6: the unit that the name of a figure's column says, or its kind. */
  const note = (name: string, said: string) => {
    const measure = measureOf(name)
    const unit = measure && unitIn(measure, said)
    if (unit !== null && !units.has(name)) units.set(name, unit)
  }
  for (const [column, value] of preferredFirst([...sent], ([column]) => column))
    takes(column, nativeName(column), value)
  for (const { kinds, values, names } of PAIRS) {
    const pairs = pairsOf(firstOf(sent, kinds), firstOf(sent, values))
    for (const [kind, value] of pairs) takes(kind, names[plain(kind)] ?? kind, value)
    if (pairs.length > 0) for (const column of [...kinds, ...values]) cells.delete(column)
  }
  for (const [name, unit] of units)
    if (isEmpty(cells.get(unitColumn(name))) && !isEmpty(cells.get(name))) cells.set(unitColumn(name), unit)
  const status = cells.get('status')
  if (typeof status === 'string') cells.set('status', STATUS_WORDS[plain(status)] ?? status)
  cells.delete('')
  return cells
}

/** Whether a cell has nothing to say; 0 is how dealer systems say that there is no price. */
export function isEmpty(value: FeedValue | undefined): boolean {
  return value === undefined || value === null || value === '' || value === 0 || value === '0' || isEmptyList(value)
}

function isEmptyList(value: FeedValue): boolean {
  return Array.isArray(value) && value.length === 0
}

/** As `plain` writes them. */
const PREFERRED: ReadonlySet<string> = new Set(['websiteprice', 'webprice', 'internetprice', 'vehicleid'])
/** INTAKE-8: the two prices. */
const PRICES: ReadonlySet<string> = new Set(['price_dap', 'price_egc'])

/** Other names by the names of STOCK-4 (docs/product/channels.md 2.2 and 2.3). The first in the row that has a value counts. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  stocknum: 'stock number, stock no, stockno, stock num, stock #, stock, stock id, stock code, stock ref, stk no',
  vin: 'vin number, vin no, vin code, chassis number, chassis no',
  frame_number: 'frame number, frame no, frame #',
  make: 'specification.make, brand, manufacturer, vehicle make, car make',
  model: 'specification.model, vehicle model, car model, model name',
  year: 'specification.year, specification.releasedate.year, build year, model year, yr, vehicle year, year built, year of manufacture',
  badge: 'specification.badge, trim, grade, variant, model variant, trim level',
  series: 'specification.series',
  car_type:
    'listing type, condition, new or used, new/used, used or new, inventory type, stock type, vehicle condition',
  certified: 'is certified, oem certified, cpo, franchise approved',
  status: 'sale status, stock status',
  price:
    'asking price, advertised price, sale price, selling price, retail price, list price, website price, internet price, price aud, retail, web price, current price, price current, price display, prices.price',
  offer_price: 'prices.specialprice',
  created_at:
    'date in stock, in stock date, stocked date, stock date, inventory since, date in inventory, listed date, date listed, listing date',
  before_price: 'was price, previous price, old price',
  price_dap: 'dap price, price dap, drive away price, drive away, driveaway price, pricelist.dap, pricelist.dap.amount',
  price_egc: 'egc price, price egc, pricelist.egc, pricelist.egc.amount',
  dealercomments:
    'dealer comments, description, comments, comment, ad text, advert text, vehicle description, advertising text, seller comments, sellers comments',
  standardEquipment: 'features, features.items, features.name, equipment',
  video: 'external_video_url, video url',
  km: 'odometer, kms, kilometres, kilometers, klms, odometer reading, odo, mileage, vehicle mileage, miles, odometer km, odometer kms, odometer kilometres, odometer mi, odometer miles, mileage km, mileage miles',
  'km.unit':
    'odometer unit, odometer units, odometer uom, odometer reading unit, odo unit, mileage unit, mileage units, mileage uom, distance unit',
  trans: 'transmission, transmission type, gearbox',
  colour: 'exterior colour, color, exterior color, ext colour, body colour, body color, paint, exterior',
  body: 'body type, body style, body type name',
  fuel: 'fuel type',
  drive: 'drive type, drivetrain, drive train, driven wheels, drivetrain type',
  doors: 'number of doors, no of doors, door count',
  seats: 'number of seats, no of seats, seating, seating capacity',
  engine_size: 'engine size, enginesize, engine displacement, displacement, engine capacity',
  'variant.cylinders': 'cylinders',
  'variant.enginesize': 'engine cc, engine size cc, engine capacity cc, cubic capacity, ccm',
  'variant.enginesize_litres': 'engine litres, engine liters, engine size l, engine size litres, cylinder capacity l',
  build_date: 'build date',
  compliance_date: 'compliance date',
  regplate:
    'rego, registration, rego number, rego no, rego plate, registration.number, registration no, reg no, plate, number plate, plate number, licence plate, license plate, reg, reg nr, full registration, vrm',
  rego_expiry: 'rego expiry, registration.expiresutc, registration.expires, registration expires',
  images:
    'media.photos.large, media.photos.url, photos, image urls, image url, images url, pictures, photo urls, photo links, image links, image list, picture urls, picture refs, pics, photo url list, image url list',
  'variant.fuelconsumptioncombined':
    'fuel consumption, fuel consumption combined, mpg, combined mpg, mpg combined, economy combined',
  'variant.fuelcapacity': 'fuel capacity, tank capacity, fuel tank capacity',
  dealership_id: 'external_dealership_identifier, seller.identifier',
  'location.name': 'location_name, seller.name',
  'location.slug': 'location_code, location code',
  feed_id: 'identifier, vehicle id, listing id, car id',
  show_on_dealer_website: 'destinations.website, advertise on web, show on website, publish on web',
}

/** Without capitals, blanks and marks; the points of nested columns stay. */
function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(/^@/, '')
    .replace(/[^a-z0-9.#]/g, '')
}

const NAMES: ReadonlyMap<string, string> = new Map([
  ...Object.keys(FEED_FIELDS).map((name) => [plain(name), name] as const),
  ...Object.entries(OTHER_NAMES).flatMap(([name, others]) =>
    others.split(',').map((other) => [plain(other), name] as const),
  ),
])

/** Lists of kinds with their values: `Identification: [{ Type: 'VIN', Value: '…' }]`. */
const PAIRS: readonly {
  readonly kinds: readonly string[]
  readonly values: readonly string[]
  readonly names: Readonly<Record<string, string>>
}[] = [
  {
    kinds: ['Identification.Type'],
    values: ['Identification.Value'],
    names: { stocknumber: 'stocknum', vin: 'vin', registrationnumber: 'regplate' },
  },
  {
    kinds: ['PriceList.Type', 'PriceList.PriceType'],
    values: ['PriceList.Amount', 'PriceList.Value', 'PriceList.Price'],
    names: { dap: 'price_dap', driveaway: 'price_dap', egc: 'price_egc' },
  },
  {
    kinds: ['Specification.Attributes.Name', 'Specification.Attributes.Type'],
    values: ['Specification.Attributes.Value'],
    names: Object.fromEntries(
      ['badge', 'series', 'trans', 'fuel', 'drive', 'doors', 'seats', 'body', 'engine_size'].flatMap((name) => [
        [plain(name), name],
        ...(OTHER_NAMES[name]?.split(',').map((other) => [plain(other), name]) ?? []),
      ]),
    ),
  },
  {
    kinds: ['Colours.Location', 'Colours.Type'],
    values: ['Colours.Name', 'Colours.Value', 'Colours.Generic'],
    names: { exterior: 'colour' },
  },
  {
    kinds: ['OdometerReadings.UnitOfMeasure'],
    values: ['OdometerReadings.Value'],
    names: { km: 'km', kilometres: 'km', kilometers: 'km', kmt: 'km', mi: 'km', mile: 'km', miles: 'km', smi: 'km' },
  },
]

const STATUS_WORDS: Readonly<Record<string, string>> = { forsale: 'in_stock', comingsoon: 'coming_soon' }

function firstOf(cells: Cells, names: readonly string[]): FeedValue | undefined {
  return names.map((name) => cells.get(name)).find((value) => value !== undefined)
}

/** Lists of unequal length belong together no more: which value is whose is not known. */
function pairsOf(
  kinds: FeedValue | undefined,
  values: FeedValue | undefined,
): readonly (readonly [string, FeedValue])[] {
  const [keys, found] = [listOf(kinds), listOf(values)]
  if (keys.length !== found.length) return []
  return keys.flatMap((kind, index) => (typeof kind === 'string' ? [[kind, found[index] ?? null] as const] : []))
}

function listOf(value: FeedValue | undefined): readonly FeedValue[] {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value : [value as string | number | boolean]
}
