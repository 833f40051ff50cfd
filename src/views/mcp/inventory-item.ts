import { cardPicture } from '#domain/car/car-picture.ts'
import { fullName } from '#domain/car/car-title.ts'
import { shownBody } from '#domain/car/fact-text.ts'
import { otherPrice } from '#domain/car/price/current-price.ts'
import type { PriceType } from '#domain/car/vocabulary.ts'
import { isInMiles, toMiles } from '#domain/listing/facet/facet-in-region.ts'
import type { PublicCar } from '#domain/listing/search-answer.ts'
import { licenceText, locationOf } from '#domain/location/location.ts'
import { vehiclePath } from '#domain/paths.ts'
import { REGIONS } from '#domain/region.ts'
import type { Site } from '#site/site.ts'
import { priceDisplay, priceTypeTexts } from '../card/price-display.ts'

export interface ItemMoment {
  readonly now: Date
  /** 'https://dealer.example' */
  readonly origin: string
}

export type Availability = 'in_stock' | 'coming_soon' | 'reserved' | 'sold'

/** A car as a program reads it. Without `price_type` there is no `price`, and both are as of `as_of`. */
export interface InventoryItem {
  readonly id: string
  readonly url: string
  readonly title: string
  readonly availability: Availability
  /** What the car's page shows, in whole units of the currency. */
  readonly price: number | null
  readonly price_type: PriceType | null
  /** Where the page shows a second price with what that one includes. */
  readonly other_price: null | { readonly price: number | null; readonly price_type: PriceType | null }
  /** ISO 4217 */
  readonly currency: string
  /** The instant of the answer. */
  readonly as_of: string
  readonly seller: {
    readonly name: string
    /** 'Dealer licence 1234567' */
    readonly licence: string | null
    readonly state: string | null
  }
  readonly disclaimers: readonly string[]
  readonly [fact: string]: unknown
}

/** A listed car for /mcp. Takes the public car, so that it cannot name a fact that the site hides (CAR-4). */
export function inventoryItem(car: PublicCar, site: Site, { now, origin }: ItemMoment): InventoryItem {
  const place = locationOf(car, site.locations)
  const dealership = site.dealerships.find(({ slug }) => slug === car.dealership_slug)
  return {
    id: car.id,
    url: origin + vehiclePath(car.slug),
    title: fullName(car),
    availability: availabilityOf(car),
    ...priceOf(car, site),
    other_price: otherOf(car, site),
    currency: REGIONS[site.region].currency,
    as_of: now.toISOString(),
    seller: {
      name: dealership?.name ?? site.name,
      licence: place && licenceText(place),
      state: place?.state ?? car.location.state,
    },
    disclaimers: disclaimersOf(car, site),
    stock_number: car.stocknum,
    vin: car.vin,
    frame_number: car.frame_number ?? null,
    rego: car.regplate,
    condition: car.car_type,
    type: car.item_type,
    year: car.year,
    make: car.make,
    model: car.model,
    badge: car.badge,
    series: car.series,
    body: shownBody(car, site.region),
    fuel: car.simple_fuel ?? car.fuel,
    transmission: car.simple_transmission ?? car.trans,
    drive: car.drive,
    seats: car.seats,
    doors: car.doors,
    colour: car.colour,
    odometer: odometerOf(car.km, site),
    location: { id: place?.id ?? null, name: place?.name ?? car.location.name, city: car.location.city },
    image: new URL(cardPicture(car).src, origin).href,
  }
}

export function availabilityOf(car: Pick<PublicCar, 'status' | 'sold' | 'reserved'>): Availability {
  if (car.sold) return 'sold'
  return car.reserved ? 'reserved' : car.status
}

/** LAW-3: a price never goes without what it includes. */
function priceOf(car: PublicCar, site: Site): Pick<InventoryItem, 'price' | 'price_type'> {
  const { kind, amount } = priceDisplay(car, site.card)
  const isWhole = kind === 'price' && amount !== null && car.price_type !== null
  return isWhole ? { price: amount, price_type: car.price_type } : { price: null, price_type: null }
}

/** INTAKE-8: the second price that the page shows. */
function otherOf(car: PublicCar, site: Site): Pick<InventoryItem, 'price' | 'price_type'> | null {
  const other = priceOf(car, site).price === null ? null : otherPrice(car)
  return other && { price: other.amount, price_type: other.type }
}

function disclaimersOf(car: PublicCar, site: Site): readonly string[] {
  const { price_type } = priceOf(car, site)
  const said = [
    price_type === null ? WITHOUT_PRICE : INCLUDES[price_type],
    price_type === 'drive_away' ? site.vehicle.driveAwayNote : null,
    'Price and availability can change: the car’s own page and the dealer have the last word.',
    site.legal.footnote,
  ]
  return said.filter((text) => text !== null)
}

const WITHOUT_PRICE = 'No price is given here. The car’s page says what it costs, or ask the dealer.'
const INCLUDES: Readonly<Record<PriceType, string>> = {
  drive_away: `${priceTypeTexts().drive_away}: the total price.`,
  estimated_drive_away: `${priceTypeTexts().estimated_drive_away}: the dealer confirms the total price.`,
  excluding_government_charges: 'Registration, stamp duty and other government charges are not included.',
}

function odometerOf(km: number | null, { region }: Site) {
  if (km === null) return null
  return isInMiles('km', region) ? { value: toMiles(km), unit: 'mi' } : { value: km, unit: 'km' }
}
