import { bodyTypeOf } from './body-words.ts'
import { LOCATION_FIELDS } from './car-location.ts'
import {
  address,
  also,
  byRule,
  confidential,
  date,
  flag,
  group,
  inRow,
  inUnits,
  list,
  money,
  moneyAboveZero,
  name,
  number,
  onPage,
  optional,
  paragraphs,
  picture,
  pictures,
  platform,
  text,
  usually,
  whole,
  word,
} from './field.ts'
import { OFFERS } from './lender-offer.ts'
import { VARIANT_FIELDS } from './variant.ts'
import { carTypeOf, driveOf, fuelOf, itemTypeOf, priceTypeOf, statusOf, transmissionOf } from './words.ts'

/** CAR-9 */
const CARAVAN_FIELDS = {
  /** feet */
  body_width: number(99, 'feet'),
  /** feet */
  body_length: number(99, 'feet'),
  /** kg */
  tare_weight: number(100_000, 'kilograms'),
  axle_type: text,
  sleeps: whole(20, 'a number of beds'),
  /** kg */
  aggregate_trailer_mass: number(100_000, 'kilograms'),
} as const

/** What the market asks for such a car, as the dealer buys it from a valuer. */
const MARKET_FIELDS = {
  state_average_market_price: moneyAboveZero,
  average_market_price: moneyAboveZero,
} as const

/** The prices asked for similar cars, as the dealer buys them from a valuer, and how many cars and which day they are of. */
const POSITION_FIELDS = {
  low: moneyAboveZero,
  high: moneyAboveZero,
  cars: whole(1_000_000, 'a number of cars'),
  date,
} as const

/**
 * STOCK-4: every field of a car, once. The types of a car and its summary, the columns of a feed, their reading and the
 * values of stored cars are derived from this table (decision 117). Its order is the order of a car's JSON, which the
 * hash of a stored car depends on. Field names are those of feeds and of the public API.
 */
export const CAR_FIELDS = {
  id: inRow(platform('')),
  /** Slug of its page, /cars/{slug}. */
  slug: inRow(platform('')),
  name: byRule(usually(text, '')),
  carsales_title: text,
  year: byRule(whole(2_100, 'a year')),
  make: byRule(usually(text, '')),
  model: byRule(usually(text, '')),
  badge: byRule(text),
  series: text,
  stocknum: byRule(text),
  vin: byRule(text),
  /** A7: of a car without a VIN, such as one made for Japan: its frame or chassis number, as the feed has it. */
  frame_number: optional(byRule(text)),
  regplate: text,
  colour: name,

  car_type: byRule(usually(word(carTypeOf), 'used')),
  item_type: byRule(usually(word(itemTypeOf), 'car')),
  status: byRule(usually(word(statusOf), 'in_stock')),
  /** A8: the feed says something of a new car that nobody has told us the meaning of, so it cannot be reserved online. */
  status_unknown: optional(confidential(byRule(platform<true | null>(null)))),
  /** The dealer's own tag, shown unchanged ('Special', 'Price Drop'). */
  tag: text,
  certified: byRule(flag()),
  sold: inRow(flag()),
  reserved: byRule(flag()),
  preorder: flag(),
  show_on_dealer_website: byRule(flag(true)),
  sold_date_timestamp: inRow(date),

  price: byRule(money),
  before_price: byRule(money),
  offer_price: byRule(money),
  subscription_price: byRule(money),
  price_type: byRule(word(priceTypeOf)),
  /** INTAKE-8: the two prices of a feed that gives both: drive away, and excluding government charges. */
  price_dap: optional(byRule(money)),
  price_egc: optional(byRule(money)),

  km: byRule(inUnits(number(2_000_000, 'an odometer reading in kilometres'), 'odometer')),
  /** Transmission as the feed writes it ('6 SP AUTOMATIC'). */
  trans: name,
  simple_transmission: byRule(word(transmissionOf)),
  body: name,
  simple_body: byRule(word(bodyTypeOf)),
  simple_fuel: byRule(word(fuelOf)),
  fuel: name,
  drive: word(driveOf),
  seats: whole(99, 'a number of seats'),
  doors: whole(9, 'a number of doors'),
  engine_size: byRule(text),
  /** kg, with a trailer that has brakes */
  braked_towing: optional(whole(100_000, 'kilograms')),
  /** kg */
  payload: optional(whole(100_000, 'kilograms')),
  /** km on one charge, as its maker measured it (WLTP) */
  driving_range: optional(inUnits(whole(2_000, 'kilometres'), 'odometer')),
  /** kWh */
  battery_capacity: optional(whole(1_000, 'kilowatt hours')),
  /** kW */
  ac_charging: optional(whole(2_000, 'kilowatts')),
  /** kW */
  dc_charging: optional(whole(2_000, 'kilowatts')),
  bunks: optional(whole(20, 'a number of bunks')),
  /** What the dealer's inspection found, in the dealer's words (inspection-view.ts). */
  inspection_date: optional(onPage(text)),
  inspected_by: optional(onPage(text)),
  roadworthy: optional(onPage(text)),
  keys: optional(onPage(text)),
  service_history: optional(onPage(text)),
  marks: optional(onPage(paragraphs)),
  build_date: text,
  compliance_date: text,
  rego_expiry: text,
  views: platform(0),

  /** Addresses of full-size pictures, the main one first: absolute http(s), or a path of this platform. */
  images: onPage(byRule(pictures)),
  thumbnails: pictures,
  primary_image_url: byRule(picture),
  /** Placeholder per fetched picture: a tiny WebP in base64 by address, shown blurred until the picture loads. */
  previews: optional(platform<Readonly<Record<string, string>>>({})),
  /** What staff wrote about a picture, by address: its alt text (DESK-4). */
  picture_texts: optional(platform<Readonly<Record<string, string>>>({})),
  /** Address of the car history report. */
  file: onPage(address),
  video: onPage(address),
  standardEquipment: onPage(list),
  /** Paragraphs separated by a pipe (CAR-2). */
  dealercomments: onPage(paragraphs),
  /** When the car was first listed. */
  created_at: inRow(usually(date, '')),
  has_nvic: flag(),
  payment_processors: list,
  /** Phone number for this car, used instead of its location's (PHONE-2). */
  override_phone: optional(text),
  private_suburb: confidential(text),
  private_postcode: confidential(text),

  dealership_id: byRule(text),
  dealership_slug: byRule(usually(text, '')),
  categories: list,
  /** The feed's own id, the last choice for the car's identity. */
  feed_id: onPage(byRule(also(text, 'id'))),

  variant: onPage(group(VARIANT_FIELDS)),
  specifications: group(CARAVAN_FIELDS),
  finance_lenders: byRule(OFFERS),
  autograb_data: confidential(group(MARKET_FIELDS)),
  market: optional(onPage(group(POSITION_FIELDS))),
  location: byRule(group(LOCATION_FIELDS)),
} as const
