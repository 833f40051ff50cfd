import { isFree } from './availability.ts'
import type { Car } from './car.ts'
import { currentPrice } from './current-price.ts'

/** Reservation by deposit, or none. */
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
  'status' | 'sold' | 'reserved' | 'preorder' | 'price' | 'offer_price' | 'payment_processors'
>

/** Whether a car may be reserved online with a deposit (CAR-11). */
export function isReservable(car: ReservableCar, options: ReservationOptions): boolean {
  return (
    options.kind === 'deposit' &&
    isFree(car) &&
    !car.preorder &&
    (currentPrice(car) ?? 0) > options.amount &&
    car.payment_processors.length > 0
  )
}

export interface TradeInOptions {
  readonly valuation: boolean
  readonly minimumPrice: number
}

/** Whether a car takes another in trade (CAR-10). */
export function takesTradeIn(
  car: Pick<Car, 'status' | 'sold' | 'reserved' | 'price' | 'offer_price'>,
  { valuation, minimumPrice }: TradeInOptions,
): boolean {
  return valuation && isFree(car) && (currentPrice(car) ?? 0) > minimumPrice
}
