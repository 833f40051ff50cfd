import type { CarType } from '#domain/car/vocabulary.ts'

/** The stock of one yard: how many cars, their condition and makes. */
export interface YardPlan {
  readonly dealershipId: string
  readonly dealershipSlug: string
  readonly location: YardLocation
  readonly counts: Readonly<Record<CarType, number>>
  readonly kind: 'cars' | 'caravans'
  /** The franchise; null for a yard with all makes. */
  readonly make: string | null
  /** Greatest age of used cars in years. */
  readonly oldest: number
}

export interface YardLocation {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly phone: string
  readonly street: string
  readonly city: string
  readonly state: 'QLD' | 'NSW'
  readonly suburb: string
  readonly postcode: string
}

export interface StockPlan {
  readonly site: string
  readonly seed: string
  readonly yards: readonly YardPlan[]
}

/** The demonstration dealers, by site slug. Phone numbers are from the ranges reserved for fiction. */
export const STOCK_PLANS: Readonly<Record<string, StockPlan>> = {
  'southside-cars': {
    site: 'southside-cars',
    seed: 'southside',
    yards: [
      yard('southside-cars', place('southside-cars-moorooka', 'Southside Cars Moorooka', '07 5550 4105', { street: '1248 Ipswich Road', city: 'Brisbane', state: 'QLD', suburb: 'Moorooka', postcode: '4105' }), { used: 420, oldest: 16 }),
    ],
  },
  'meridian-motor-group': {
    site: 'meridian-motor-group',
    seed: 'meridian',
    yards: [
      yard('meridian-toyota', place('meridian-toyota-robina', 'Meridian Toyota Robina', '07 5550 4226', { street: '6 Laver Drive', city: 'Gold Coast', state: 'QLD', suburb: 'Robina', postcode: '4226' }), { make: 'Toyota', new: 260, demo: 34, used: 150 }),
      yard('meridian-mazda', place('meridian-mazda-southport', 'Meridian Mazda Southport', '07 5550 4215', { street: '91 Ferry Road', city: 'Gold Coast', state: 'QLD', suburb: 'Southport', postcode: '4215' }), { make: 'Mazda', new: 210, demo: 28, used: 110 }),
      yard('meridian-kia', place('meridian-kia-nerang', 'Meridian Kia Nerang', '07 5550 4211', { street: '40 Lawrence Drive', city: 'Gold Coast', state: 'QLD', suburb: 'Nerang', postcode: '4211' }), { make: 'Kia', new: 230, demo: 30, used: 100 }),
      yard('meridian-volkswagen', place('meridian-volkswagen-tweed', 'Meridian Volkswagen Tweed', '02 5550 2486', { street: '17 Greenway Drive', city: 'Tweed Heads', state: 'NSW', suburb: 'Tweed Heads South', postcode: '2486' }), { make: 'Volkswagen', new: 150, demo: 24, used: 94 }),
      yard('meridian-toyota', place('meridian-used-burleigh', 'Meridian Used Cars Burleigh', '07 5550 4220', { street: '2 Kortum Drive', city: 'Gold Coast', state: 'QLD', suburb: 'Burleigh Heads', postcode: '4220' }), { used: 380 }),
    ],
  },
  'wattle-caravans': {
    site: 'wattle-caravans',
    seed: 'wattle',
    yards: [
      yard('wattle-caravans', place('wattle-caravans-caboolture', 'Wattle Caravans Caboolture', '07 5550 4510', { street: '295 Morayfield Road', city: 'Caboolture', state: 'QLD', suburb: 'Caboolture', postcode: '4510' }), { kind: 'caravans', new: 120, demo: 12, used: 128 }),
    ],
  },
} // biome-ignore format: one yard a line

function place(
  slug: string,
  name: string,
  phone: string,
  {
    street,
    city,
    state,
    suburb,
    postcode,
  }: {
    readonly street: string
    readonly city: string
    readonly state: 'QLD' | 'NSW'
    readonly suburb: string
    readonly postcode: string
  },
): YardLocation {
  return { id: slug, slug, name, phone, street, city, state, suburb, postcode }
}

interface Stocked {
  readonly new?: number
  readonly demo?: number
  readonly used?: number
  readonly make?: string
  readonly kind?: 'cars' | 'caravans'
  readonly oldest?: number
}

function yard(dealershipSlug: string, location: YardLocation, stocked: Stocked): YardPlan {
  const { used = 0, demo = 0, make = null, kind = 'cars', oldest = 10 } = stocked
  return {
    dealershipId: dealershipSlug,
    dealershipSlug,
    location,
    counts: { new: stocked.new ?? 0, demo, used },
    kind,
    make,
    oldest,
  }
}
