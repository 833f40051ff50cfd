import { isFree } from '../availability.ts'
import type { Car } from '../car.ts'
import { currentPrice } from './current-price.ts'

/** Whether and how cars can be reserved with a deposit. */
export type ReservationOptions =
  | { readonly kind: 'off' }
  | {
      readonly kind: 'deposit'
      readonly amount: number
      readonly holdHours?: number
      readonly path: 'checkout' | 'buy-online'
    }

export type ReservableCar = Pick<
  Car,
  'status' | 'status_unknown' | 'sold' | 'reserved' | 'preorder' | 'price' | 'offer_price' | 'payment_processors'
>

/** CAR-11: whether a car can be reserved online with a deposit. */
export function isReservable(car: ReservableCar, options: ReservationOptions): boolean {
  return (
    options.kind === 'deposit' &&
    isFree(car) &&
    !car.status_unknown &&
    !car.preorder &&
    (currentPrice(car) ?? 0) > options.amount &&
    car.payment_processors.length > 0
  )
}

export interface TradeInOptions {
  readonly valuation: boolean
  readonly minimumPrice: number
}

/** CAR-10: whether the buyer of this car can trade in another. */
export function takesTradeIn(
  car: Pick<Car, 'status' | 'sold' | 'reserved' | 'price' | 'offer_price'>,
  { valuation, minimumPrice }: TradeInOptions,
): boolean {
  return valuation && isFree(car) && (currentPrice(car) ?? 0) > minimumPrice
}
