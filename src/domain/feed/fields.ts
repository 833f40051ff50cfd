import { LENDERS } from '../car/car.ts'

/**
 * STOCK-4: the fields that a feed may fill, with their types. Fields that the platform sets (id, slug, views) are
 * missing; a feed's `id` is stored as `feed_id`.
 */
export type FeedFieldKind =
  | { readonly kind: 'text' }
  | { readonly kind: 'list'; readonly by: RegExp }
  | {
      readonly kind: 'number'
      readonly min: number
      readonly max: number
      readonly whole: boolean
      readonly unit: string
    }
  | { readonly kind: 'yes-no' }
  | { readonly kind: 'word' }
  | { readonly kind: 'instant' }

const text = { kind: 'text' } as const
const yesNo = { kind: 'yes-no' } as const
const word = { kind: 'word' } as const
const instant = { kind: 'instant' } as const
/** Commas and semicolons occur within addresses too, so they separate only after a picture's file extension. */
const addresses = {
  kind: 'list',
  by: /[|\n]|,(?=\s*(?:https?:|\/))|\s+(?=https?:)|(?<=\.(?:jpe?g|png|webp|avif|gif))\s*[,;]/i,
} as const
const items = { kind: 'list', by: /[|;\n]|,\s/ } as const
const number = (max: number, unit: string, options: { min?: number; whole?: boolean } = {}) =>
  ({ kind: 'number', min: options.min ?? 0, max, whole: options.whole ?? false, unit }) as const
const whole = (max: number, unit: string) => number(max, unit, { whole: true })
const money = number(100_000_000, 'an amount')

const CAR_FIELDS = {
  feed_id: text,
  id: text,
  name: text,
  carsales_title: text,
  year: text,
  make: text,
  model: text,
  badge: text,
  series: text,
  stocknum: text,
  vin: text,
  regplate: text,
  colour: text,
  car_type: word,
  item_type: word,
  status: word,
  tag: text,
  certified: yesNo,
  sold: yesNo,
  reserved: yesNo,
  preorder: yesNo,
  show_on_dealer_website: yesNo,
  sold_date_timestamp: instant,
  price: money,
  price_type: word,
  before_price: money,
  offer_price: money,
  subscription_price: money,
  km: number(2_000_000, 'an odometer reading in kilometres'),
  trans: text,
  simple_transmission: word,
  body: text,
  simple_body: word,
  simple_fuel: word,
  fuel: text,
  drive: word,
  seats: whole(99, 'a number of seats'),
  doors: whole(9, 'a number of doors'),
  engine_size: text,
  build_date: text,
  compliance_date: text,
  rego_expiry: text,
  images: addresses,
  thumbnails: addresses,
  primary_image_url: text,
  file: text,
  video: text,
  standardEquipment: items,
  dealercomments: text,
  created_at: instant,
  has_nvic: yesNo,
  payment_processors: items,
  override_phone: text,
  private_suburb: text,
  private_postcode: text,
  dealership_id: text,
  dealership_slug: text,
  categories: items,
} as const

const VARIANT_FIELDS = {
  'variant.cylinders': whole(16, 'a number of cylinders'),
  'variant.enginesize': number(30_000, 'cubic centimetres'),
  'variant.enginesize_litres': number(30, 'litres'),
  'variant.induction': text,
  'variant.geartype': text,
  'variant.fuelconsumptioncombined': number(99, 'litres per 100 km'),
  'variant.fuelcapacity': number(2_000, 'litres'),
  'variant.grossvehiclemass': number(100_000, 'kilograms'),
  'variant.vehiclelength': number(30_000, 'millimetres'),
  'variant.vehicleheight': number(10_000, 'millimetres'),
  'variant.vehiclewidth': number(10_000, 'millimetres'),
  'variant.torque': number(10_000, 'newton metres'),
  'variant.ancaprating': number(5, 'stars'),
  'variant.ancap_year': whole(2_100, 'a year'),
} as const

const OTHER_FIELDS = {
  'specifications.body_width': number(99, 'feet'),
  'specifications.body_length': number(99, 'feet'),
  'specifications.tare_weight': number(100_000, 'kilograms'),
  'specifications.axle_type': text,
  'specifications.sleeps': whole(20, 'a number of beds'),
  'specifications.aggregate_trailer_mass': number(100_000, 'kilograms'),
  'autograb_data.state_average_market_price': money,
  'autograb_data.average_market_price': money,
  'location.name': text,
  'location.slug': text,
  'location.phone': text,
  'location.city': text,
  'location.state': text,
  'location.suburb': text,
  'location.postcode': text,
  'location.location_name': text,
  'location.location_type': text,
  'location.location_subtype': text,
  'location.distribution_locations': items,
  'location.manufacturers': items,
  'location.address.id': text,
  'location.address.street': text,
  'location.address.city': text,
  'location.address.state': text,
  'location.address.postcode': text,
  'location.address.place_url': text,
  'location.address.place_id': text,
} as const

const LENDER_FIELDS = {
  interestRate: number(100, 'per cent a year'),
  comparisonRate: number(100, 'per cent a year'),
  paymentWeek: money,
  paymentMonth: money,
  termMonths: whole(600, 'months'),
  termYears: number(50, 'years'),
  balloon: money,
  deposit: money,
  disclaimer: text,
} as const

const TERM_FIELDS = {
  interestRate: LENDER_FIELDS.interestRate,
  comparisonRate: LENDER_FIELDS.comparisonRate,
  paymentWeek: money,
  paymentMonth: money,
  balloon: money,
} as const

/** Terms, in months, for which lenders give values (FIN-1). */
export const TERM_MONTHS = [12, 24, 36, 48, 60, 72, 84] as const

const LENDER_ROWS = LENDERS.flatMap((lender) => {
  const prefix = `finance_lenders.${lender}`
  const own = Object.entries(LENDER_FIELDS).map(([field, kind]) => [`${prefix}.${field}`, kind] as const)
  const byTerm = TERM_MONTHS.flatMap((months) =>
    Object.entries(TERM_FIELDS).map(([field, kind]) => [`${prefix}.terms.${months}.${field}`, kind] as const),
  )
  return [...own, ...byTerm]
})

export const FEED_FIELDS: Readonly<Record<string, FeedFieldKind>> = {
  ...CAR_FIELDS,
  ...VARIANT_FIELDS,
  ...OTHER_FIELDS,
  ...Object.fromEntries(LENDER_ROWS),
}
