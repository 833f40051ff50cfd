/* The words of the platform for what a feed calls by many names (feed/words.ts translates them). */

export const CAR_TYPES = ['new', 'used', 'demo'] as const
export type CarType = (typeof CAR_TYPES)[number]

export const CAR_STATUSES = ['in_stock', 'coming_soon', 'sold'] as const
export type CarStatus = (typeof CAR_STATUSES)[number]

export const ITEM_TYPES = ['car', 'caravan', 'motorbike', 'truck'] as const
export type ItemType = (typeof ITEM_TYPES)[number]

/** LAW-3: what a price includes. */
export const PRICE_TYPES = ['drive_away', 'estimated_drive_away', 'excluding_government_charges'] as const
export type PriceType = (typeof PRICE_TYPES)[number]

/** INTAKE-8: the two prices that a feed may give for one car. */
export const FIRST_PRICES = ['drive_away', 'excluding_government_charges'] as const satisfies readonly PriceType[]
export type FirstPrice = (typeof FIRST_PRICES)[number]

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
