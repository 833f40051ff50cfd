import { actChange } from '#domain/desk/act-change.ts'
import type { CarAct } from '#domain/desk/car-acts.ts'
import { type DeskState, deskState } from '#domain/desk/desk-state.ts'
import type { OverriddenPart } from '#domain/desk/override.ts'
import type { Written } from '#domain/form/compare-shown.ts'
import type { StaffRequest } from '../staff-request.ts'
import { carNow, writersOf } from './car-now.ts'
import { afterDeskChanges, changeCars, type EditedCars } from './edit-cars.ts'

export type ActedOnCar =
  | ({ readonly ok: true } & EditedCars)
  /** SALES-9: a lead has a sale of it, which is taken back there. */
  | { readonly ok: false; readonly state: 'sale-stands' }
  /** The car is in another state than the page showed. */
  | { readonly ok: false; readonly state: DeskState; readonly written: Written }

/**
 * DESK-3, STAFF-11: does what a button says, if the car is still in the state that the page showed. `seen`: that state; null
 * asks for one that the button is shown in. SALES-9: a car with a sale is for sale again by taking the sale back; of a sale
 * whose lead was deleted nothing else is left, so it ends here.
 */
export async function actOnCar(
  request: StaffRequest,
  carId: string,
  act: CarAct,
  seen: string | null,
): Promise<ActedOnCar> {
  const { platform, site, actor } = request
  const { sales } = platform.storage.forSite(site).inbox
  try {
    const edited = await changeCars(request, [carId], async (car, now, within) => {
      const current = carNow(car)
      const state = deskState({ ...current, sold: current.status === 'sold' })
      if (seen === null ? !act.in.includes(state) : seen !== state) {
        const writers = await writersOf(request, car, within)
        throw new OtherState(
          state,
          STATE_PARTS.map(writers).reduce((one, other) => (other.at > one.at ? other : one)),
        )
      }
      if (act.act === 'unsold') {
        const sale = await sales.ofCar(car.id, within)
        if (sale?.conversationId) throw new SaleStands()
        if (sale) await sales.end(sale.id, now, within)
      }
      return afterDeskChanges(car, [actChange(car.feedCar, act.part, act.value)], actor, now)
    })
    return { ok: true, ...edited }
  } catch (error) {
    if (error instanceof SaleStands) return { ok: false, state: 'sale-stands' }
    if (error instanceof OtherState) return { ok: false, state: error.state, written: error.written }
    throw error
  }
}

/** What a car's state depends on. */
const STATE_PARTS = ['status', 'show_on_dealer_website', 'reserved'] as const satisfies readonly OverriddenPart[]

/** Ends the transaction without a change. */
class SaleStands extends Error {}

class OtherState extends Error {
  readonly state: DeskState
  readonly written: Written
  constructor(state: DeskState, written: Written) {
    super('The car is in another state.')
    this.state = state
    this.written = written
  }
}
