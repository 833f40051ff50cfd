import { type ActionCar, type ActionOptions, carActions, type VehicleAction } from './car-actions.ts'
import type { InterestedView } from './vehicle-view.ts'

/** Whose figure a valuation is: an independent service's, or what the dealer's own and other stock sells for. */
export type ValuedBy = 'service' | 'stock'

/** CAR-5: 'Interested in this vehicle?'. Two ways to one page are one line. */
export function interestedIn(
  car: ActionCar,
  options: ActionOptions & { readonly vehicle: { readonly sidebar: readonly VehicleAction[] } },
  valuedBy: ValuedBy,
): readonly InterestedView[] {
  const reserving =
    options.vehicle.sidebar.find((action) => action === 'reserve' || action === 'buy-online') ?? 'reserve'
  return carActions(car, [reserving, 'trade-in'], options).flatMap((button) => {
    const words = WORDS[button.action]
    return words ? [{ ...button, title: words.title, text: words.text[valuedBy] }] : []
  })
}

const CARD_PAYMENT = { service: 'Secure card payment', stock: 'Secure card payment' }

const WORDS: Readonly<Record<string, { readonly title: string; readonly text: Readonly<Record<ValuedBy, string>> }>> = {
  reserve: { title: 'Reserve Now', text: CARD_PAYMENT },
  'buy-online': { title: 'Buy Online', text: CARD_PAYMENT },
  'trade-in': {
    title: 'Trade In Valuation',
    text: {
      service: 'Instant price from an independent valuation tool',
      stock: 'Our own estimate, from similar vehicles for sale now',
    },
  },
}
