import { carAlertPath } from '#domain/alert/alert-path.ts'
import { ALERT_LINKS } from '#domain/alert/alert-wording.ts'
import { isAvailable } from '#domain/car/availability.ts'
import type { Car } from '#domain/car/car.ts'
import { say } from '#words/say.ts'
import * as words from '#words/vehicle.ts'
import type { CardButton } from '../card/car-actions.ts'

export interface ReservedSite {
  readonly alerts?: { readonly enabled: boolean }
}

/** CARD-10: above the buttons of a reserved car; the buyer's own browser says something else. Null: it is not reserved. */
export function reservedNotice(car: Pick<Car, 'status' | 'sold' | 'reserved'>, site: ReservedSite): string | null {
  if (!car.reserved || !isAvailable(car)) return null
  return site.alerts?.enabled ? say(words.byAnotherWantEmailIf, { byAnother: byAnother() }) : byAnother()
}

const byAnother = () => say(words.reservedAnotherBuyer)

/** CARD-10: the first button of a reserved car asks for a mail when it becomes available. */
export function reservedActions(
  car: Pick<Car, 'status' | 'sold' | 'reserved' | 'slug'>,
  actions: readonly CardButton[],
  site: ReservedSite,
): readonly CardButton[] {
  if (!car.reserved || !isAvailable(car) || !site.alerts?.enabled) return actions
  const label = say(ALERT_LINKS.free)
  const first = { action: 'alert', label, href: carAlertPath('free', car.slug), primary: true }
  return [first, ...actions.map((each) => ({ ...each, primary: false }))]
}
