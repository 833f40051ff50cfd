import { absolute, type StructuredData } from '#domain/breadcrumb.ts'
import type { Car } from '#domain/car/car.ts'
import { CAR_FACTS } from '#domain/car/car-facts.ts'
import { carTrim, fullTitle } from '#domain/car/car-title.ts'
import { shownBody } from '#domain/car/fact-text.ts'
import type { CarType } from '#domain/car/vocabulary.ts'
import { vehiclePath } from '#domain/paths.ts'
import type { PictureView } from '#domain/picture/picture-view.ts'
import { REGIONS, type RegionCode } from '#domain/region.ts'
import { say } from '#words/say.ts'
import * as words from '#words/vehicle.ts'
import type { PriceView } from '../card/price-display.ts'

export interface CarDataContext {
  readonly origin: string
  readonly region: RegionCode
  /** CAR-4: if the site hides the VIN, it may not be in the page's source. */
  readonly hideVin: boolean
  readonly seller: string
}

/**
 * FIELD-3: a car with its offer as JSON-LD, with the same values as the page (standards.md 3.3). Unknown values are
 * left out.
 */
export function carData(
  car: Car,
  price: PriceView,
  pictures: readonly PictureView[],
  { origin, region, hideVin, seller }: CarDataContext,
): StructuredData {
  const url = absolute(vehiclePath(car.slug), origin)
  return withoutNulls({
    '@context': 'https://schema.org',
    '@type': say(words.car),
    name: fullTitle(car),
    url,
    image: pictures.map((each) => imageData(each, origin)),
    sku: car.stocknum,
    vehicleIdentificationNumber: hideVin ? null : car.vin,
    brand: { '@type': say(words.brand), name: car.make },
    model: car.model,
    vehicleModelDate: car.year === null ? null : String(car.year),
    vehicleConfiguration: carTrim(car) || null,
    itemCondition: CONDITIONS[car.car_type],
    mileageFromOdometer: quantity(car.km, 'KMT'),
    bodyType: shownBody(car, region),
    color: car.colour,
    driveWheelConfiguration: car.drive,
    numberOfDoors: car.doors,
    vehicleSeatingCapacity: car.seats,
    vehicleTransmission: car.simple_transmission ?? car.trans,
    vehicleEngine: engine(car, region),
    offers: withoutNulls({
      '@type': say(words.offer),
      url,
      availability: availability(car),
      itemCondition: CONDITIONS[car.car_type],
      ...priceData(price, REGIONS[region].currency),
      seller: { '@type': 'AutoDealer', name: seller },
    }),
  })
}

/** DESK-4: a picture with the words of staff, else its address alone. */
function imageData({ src, caption }: PictureView, origin: string): string | StructuredData {
  const url = absolute(src, origin)
  return caption === undefined ? url : { '@type': 'ImageObject', url, caption }
}

/** A demonstrator has been driven, so it does not count as new for buyers. */
const CONDITIONS: Readonly<Record<CarType, string>> = {
  new: 'https://schema.org/NewCondition',
  used: 'https://schema.org/UsedCondition',
  demo: 'https://schema.org/UsedCondition',
}

function availability({ status, sold, reserved, preorder }: Car): string {
  if (sold || status === 'sold') return 'https://schema.org/SoldOut'
  if (reserved) return 'https://schema.org/Reserved'
  return preorder || status === 'coming_soon' ? 'https://schema.org/PreOrder' : 'https://schema.org/InStock'
}

function priceData({ kind, amount }: PriceView, priceCurrency: string): StructuredData {
  if (amount === null) return {}
  if (kind === 'price') return { price: amount, priceCurrency }
  return {
    priceSpecification: { '@type': 'UnitPriceSpecification', price: amount, priceCurrency, unitCode: 'WEE' },
  }
}

/** SITE-6: the fuel in the word that the page says. */
function engine(car: Car, region: RegionCode): StructuredData | null {
  const fuelType = CAR_FACTS.fuel.text(car, region)
  return fuelType === null ? null : { '@type': 'EngineSpecification', fuelType }
}

function quantity(value: number | null, unitCode: string): StructuredData | null {
  return value === null ? null : { '@type': 'QuantitativeValue', value, unitCode }
}

/** Removes properties without a value. */
function withoutNulls(values: StructuredData): StructuredData {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
}
