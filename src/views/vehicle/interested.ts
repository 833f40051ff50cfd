import { say } from '#words/say.ts'
import * as texts from '#words/vehicle.ts'
import type { CardButton } from '../card/car-actions.ts'
import { type ActionCar, type ActionOptions, carActions, type VehicleAction } from '../card/car-actions.ts'

/** A line of 'Interested in this vehicle?'. */
export interface InterestedView extends CardButton {
  readonly title: string
  readonly text: string
}

/** The source of a valuation's figure: an independent service, or comparable cars for sale. */
export type ValuedBy = 'service' | 'stock' | 'nobody'

/**
 * CAR-5: 'Interested in this vehicle?': reservation and valuation, where the site's list of buttons has them, in its
 * order. Reservation and buying online share one line, because they lead to the same page.
 */
export function interestedIn(
  car: ActionCar,
  options: ActionOptions & { readonly vehicle: { readonly sidebar: readonly VehicleAction[] } },
  valuedBy: ValuedBy,
): readonly InterestedView[] {
  const { sidebar } = options.vehicle
  const reserving = sidebar.find((action) => action === 'reserve' || action === 'buy-online')
  const lines = sidebar.filter((action) => action === reserving || action === 'trade-in')
  return carActions(car, lines, options).flatMap((button) => {
    const words = wordsByAction()[button.action]
    return words ? [{ ...button, title: words.title, text: words.text[valuedBy] }] : []
  })
}

const cardPayment = () => {
  const text = say(texts.secureCardPayment)
  return { service: text, stock: text, nobody: text }
}

const wordsByAction = (): Readonly<
  Record<string, { readonly title: string; readonly text: Readonly<Record<ValuedBy, string>> }>
> => ({
  reserve: { title: say(texts.reserveNow), text: cardPayment() },
  'buy-online': { title: say(texts.buyOnline), text: cardPayment() },
  'trade-in': {
    title: say(texts.tradeInValuation2),
    text: {
      service: say(texts.instantPriceFromIndependent),
      stock: say(texts.ownEstimateBasedSimilar),
      nobody: say(texts.callWithPrice),
    },
  },
})
