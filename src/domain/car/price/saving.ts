import { isAvailable } from '../availability.ts'
import type { CarSummary } from '../car.ts'

type SavableCar = Pick<
  CarSummary,
  | 'show_on_dealer_website'
  | 'status'
  | 'sold'
  | 'price'
  | 'offer_price'
  | 'thumbnails'
  | 'primary_image_url'
  | 'image_count'
>

/** CARD-9: whether a car shows the favourite and compare controls, by where the site stores favourites. */
export function isSavable(car: SavableCar, saving: 'off' | 'browser' | 'garage'): boolean {
  return rules[saving](car)
}

const rules: Readonly<Record<'off' | 'browser' | 'garage', (car: SavableCar) => boolean>> = {
  off: () => false,
  browser: () => true,
  garage: (car) => car.show_on_dealer_website && isAvailable(car) && hasPrice(car) && hasPicture(car),
}

function hasPrice({ offer_price, price }: SavableCar): boolean {
  return (offer_price ?? price ?? 0) > 0
}

function hasPicture({ thumbnails, primary_image_url, image_count }: SavableCar): boolean {
  return thumbnails.length > 0 || primary_image_url !== null || image_count > 0
}
