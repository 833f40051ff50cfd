import { CAR_TYPES, type Car } from '../../car/car.ts'
import { currentPrice } from '../../car/current-price.ts'

/**
 * ROUTE-7, FIN-8: what stands in the finance form on arrival: what the link says, else what the car says. What the link
 * says of dealerships or conditions that there are not is left out.
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

/** Seven digits are more than any budget of ours needs; anything longer is no amount. */
function wholeAmount(text: string | null): string | null {
  return /^[1-9]\d{0,6}(?:\.\d+)?$/.exec(text ?? '') ? String(Math.round(Number(text))) : null
}
