import type { Car } from '../../car/car.ts'
import { currentPrice } from '../../car/price/current-price.ts'
import { CAR_TYPES } from '../../car/vocabulary.ts'

/**
 * ROUTE-7, FIN-8: initial values of the finance form, from the link, else from the car. Unknown dealerships and
 * conditions in the link are ignored.
 */
export function financeFill(
  link: URLSearchParams,
  car: Pick<Car, 'dealership_slug' | 'car_type' | 'price' | 'offer_price'> | null,
  dealerships: readonly { readonly slug: string }[],
): Readonly<Record<'dealership_slug' | 'budget' | 'car_type', string>> {
  const slugs = dealerships.map(({ slug }) => slug)
  const price = car && currentPrice(car)
  return {
    dealership_slug: oneOf(slugs, link.get('preferredDealership')) ?? oneOf(slugs, car?.dealership_slug ?? null) ?? '',
    budget: wholeAmount(link.get('vehiclePriceBudget')) ?? (price ? String(Math.round(price)) : ''),
    car_type: car?.car_type ?? oneOf(CAR_TYPES, link.get('car_type')) ?? '',
  }
}

function oneOf(values: readonly string[], value: string | null): string | null {
  return value !== null && values.includes(value) ? value : null
}

/** Accepts up to seven digits, which is more than any budget. */
function wholeAmount(text: string | null): string | null {
  return /^[1-9]\d{0,6}(?:\.\d+)?$/.exec(text ?? '') ? String(Math.round(Number(text))) : null
}
