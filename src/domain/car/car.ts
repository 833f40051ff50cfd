/**
 * A stock item as stored: the fields of STOCK-4, typed. Caravans are cars with `item_type: 'caravan'`. Absent values
 * are `null`, never '' or 'null'. Prices are whole currency units of the site's region (dollars), `km` is the odometer
 * in kilometres, instants are ISO 8601 in UTC.
 */
export interface Car {
  readonly id: string
  /** Slug of its page, /cars/{slug}. */
  readonly slug: string
  readonly name: string
  readonly carsales_title: string | null
  readonly year: number | null
  readonly make: string
  readonly model: string
  readonly badge: string | null
  readonly series: string | null
  readonly stocknum: string | null
  readonly vin: string | null
  readonly regplate: string | null
  readonly colour: string | null

  readonly car_type: CarType
  readonly item_type: ItemType
  readonly status: CarStatus
  /** The dealer's own tag, shown unchanged ('Special', 'Price Drop'). */
  readonly tag: string | null
  readonly certified: boolean
  readonly sold: boolean
  readonly reserved: boolean
  readonly preorder: boolean
  readonly show_on_dealer_website: boolean
  readonly sold_date_timestamp: string | null

  readonly price: number | null
  readonly price_type: PriceType | null
  readonly before_price: number | null
  readonly offer_price: number | null
  readonly subscription_price: number | null

  readonly km: number | null
  /** Transmission as the feed writes it ('6 SP AUTOMATIC'). */
  readonly trans: string | null
  readonly simple_transmission: Transmission | null
  readonly body: string | null
  readonly simple_body: BodyType | null
  readonly simple_fuel: Fuel | null
  readonly fuel: string | null
  readonly drive: string | null
  readonly seats: number | null
  readonly doors: number | null
  readonly engine_size: string | null
  readonly build_date: string | null
  readonly compliance_date: string | null
  readonly rego_expiry: string | null
  readonly views: number

  /** Addresses of full-size pictures, the main one first: absolute http(s), or a path of this platform. */
  readonly images: readonly string[]
  readonly thumbnails: readonly string[]
  readonly primary_image_url: string | null
  /** Placeholder per fetched picture: a tiny WebP in base64 by address, shown blurred until the picture loads. */
  readonly previews?: Readonly<Record<string, string>>
  /** Address of the car history report. */
  readonly file: string | null
  readonly video: string | null
  readonly standardEquipment: readonly string[]
  /** Paragraphs separated by a pipe (CAR-2). */
  readonly dealercomments: string | null
  /** When the car was first listed. */
  readonly created_at: string
  readonly has_nvic: boolean
  readonly payment_processors: readonly string[]
  /** Phone number for this car, used instead of its location's (PHONE-2). */
  readonly override_phone?: string | null
  readonly private_suburb: string | null
  readonly private_postcode: string | null

  readonly dealership_id: string | null
  readonly dealership_slug: string
  readonly categories: readonly string[]
  /** The feed's own id, the last choice for the car's identity. */
  readonly feed_id: string | null

  readonly variant: Variant
  readonly specifications: CaravanSpecifications
  readonly finance_lenders: Readonly<Partial<Record<Lender, LenderOffer>>>
  readonly autograb_data: MarketPrices
  readonly location: CarLocation
}

export const CAR_TYPES = ['new', 'used', 'demo'] as const
export type CarType = (typeof CAR_TYPES)[number]

export const CAR_STATUSES = ['in_stock', 'coming_soon', 'sold'] as const
export type CarStatus = (typeof CAR_STATUSES)[number]

export const ITEM_TYPES = ['car', 'caravan', 'motorbike', 'truck'] as const
export type ItemType = (typeof ITEM_TYPES)[number]

/** LAW-3: what a price includes. */
export const PRICE_TYPES = ['drive_away', 'estimated_drive_away', 'excluding_government_charges'] as const
export type PriceType = (typeof PRICE_TYPES)[number]

export const TRANSMISSIONS = ['Automatic', 'Manual'] as const
export type Transmission = (typeof TRANSMISSIONS)[number]

export const FUELS = ['Petrol', 'Diesel', 'Hybrid', 'Plug-in Hybrid', 'Electric', 'LPG', 'Hydrogen'] as const
export type Fuel = (typeof FUELS)[number]

/** SEARCH-16, plus the caravan bodies of CAR-9. */
export const BODY_TYPES = [
  '4x4',
  'bus',
  'cabChassis',
  'convertible',
  'coupe',
  'hardtop',
  'hatch',
  'hatchback',
  'motorhome',
  'lightTruck',
  'peopleMover',
  'sedan',
  'softtop',
  'suv',
  'ute',
  'van',
  'wagon',
  'stationWagon',
  'caravan',
  'camperTrailer',
] as const
export type BodyType = (typeof BODY_TYPES)[number]

/** FIN-1: lender keys, spelt as in the feeds. */
export const LENDERS = [
  'taurus',
  'car_clarity',
  'manual',
  '360_finance',
  'angle',
  'powertorque',
  'nissan_finance',
  'ausloans',
] as const
export type Lender = (typeof LENDERS)[number]

/** FIN-1: one lender's figures for one car. Rates in per cent a year, payments in whole dollars. */
export interface LenderOffer {
  readonly interestRate: number | null
  readonly comparisonRate: number | null
  readonly paymentWeek: number | null
  readonly paymentMonth: number | null
  readonly termMonths: number | null
  readonly termYears: number | null
  readonly balloon: number | null
  readonly deposit: number | null
  readonly disclaimer: string | null
  /** Figures per term, by months. */
  readonly terms?: Readonly<Record<string, LenderTerm>>
}

/** A lender's figures for one term. Missing values fall back to the offer's. */
export type LenderTerm = Pick<
  LenderOffer,
  'interestRate' | 'comparisonRate' | 'paymentWeek' | 'paymentMonth' | 'balloon'
>

export interface Variant {
  readonly cylinders: number | null
  /** cc */
  readonly enginesize: number | null
  readonly enginesize_litres: number | null
  readonly induction: string | null
  readonly geartype: string | null
  /** litres per 100 km */
  readonly fuelconsumptioncombined: number | null
  /** litres */
  readonly fuelcapacity: number | null
  /** kg */
  readonly grossvehiclemass: number | null
  /** mm */
  readonly vehiclelength: number | null
  readonly vehicleheight: number | null
  readonly vehiclewidth: number | null
  /** Nm */
  readonly torque: number | null
  readonly ancaprating: number | null
  readonly ancap_year: number | null
}

export interface CaravanSpecifications {
  /** feet */
  readonly body_width: number | null
  /** feet */
  readonly body_length: number | null
  /** kg */
  readonly tare_weight: number | null
  readonly axle_type: string | null
  readonly sleeps: number | null
  /** kg */
  readonly aggregate_trailer_mass: number | null
}

export interface MarketPrices {
  readonly state_average_market_price: number | null
  readonly average_market_price: number | null
}

export interface CarLocation {
  readonly name: string | null
  readonly slug: string | null
  readonly phone: string | null
  readonly city: string | null
  readonly state: string | null
  readonly suburb: string | null
  readonly postcode: string | null
  /** Degrees; absent if the position is unknown (SEARCH-19). */
  readonly lat?: number
  readonly lng?: number
  readonly address?: CarAddress
  readonly location_type?: string
  readonly location_subtype?: string
  /** Other locations that sell the car too. */
  readonly distribution_locations?: readonly string[]
  /** Makes that the location is franchised for. */
  readonly manufacturers?: readonly string[]
}

/** A location's address in a feed, beyond city, state and postcode. */
export interface CarAddress {
  readonly id?: string | null
  readonly street?: string | null
  readonly place_url?: string | null
  readonly place_id?: string | null
}

/**
 * The fields of a car that a listing needs. The search engine stores them beside the facets, so that a page needs no
 * other query.
 */
export type CarSummary = Omit<
  Car,
  'dealercomments' | 'standardEquipment' | 'variant' | 'images' | 'file' | 'video' | 'feed_id'
> & { readonly image_count: number; readonly ancap: null | { readonly stars: number; readonly year: number } }
