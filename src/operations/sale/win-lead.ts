import { fullTitle } from '#domain/car/car-title.ts'
import type { Actor } from '#domain/staff/actor.ts'
import type { Sale } from '#storage/inbox/sales.ts'
import type { Transaction } from '#storage/transaction.ts'
import { afterDeskChanges, writeOverrides } from '../desk/edit-cars.ts'
import { type Acted, actOn } from '../inbox/act.ts'
import { ownIfNobodyDoes } from '../inbox/take-up.ts'
import type { StageUndo } from '../inbox/undo-lead-step.ts'
import type { WriteGuard } from '../inbox/write-guard.ts'
import type { StaffRequest } from '../staff-request.ts'

export interface WantedSale {
  /** Random id made with the form; a double click or reload makes one sale. */
  readonly id: string
  /** A car of the stock, or the words for one that is not. */
  readonly car: { readonly id: string } | { readonly title: string }
  /** Whole currency units. */
  readonly price: number
  /** '2026-01-31' */
  readonly soldOn: string
}

/** What the history keeps of a sale, to take it back. */
export interface SaleUndo extends Omit<StageUndo, 'step'> {
  /** The lead had no owner, and became the seller's. */
  readonly isOwned: boolean
}

/** `won`: the lead has a sale. `car-sold`: another lead has one of this car. */
export type SaleRefusal = 'won' | 'car-sold' | 'no-such-car'

/**
 * SALES-9: a lead is won. In one transaction it names the car, its price and the day, and the car is sold on the website and
 * in every channel, until the sale is taken back. A lead without an owner becomes its seller's. Who answers leads may do this without the right to edit the stock.
 */
export async function winLead(
  request: StaffRequest,
  id: string,
  wanted: WantedSale,
  guard?: WriteGuard,
): Promise<Acted<SaleRefusal>> {
  const { platform, site, actor } = request
  const storage = platform.storage.forSite(site)
  const { sales, conversations } = storage.inbox
  let version = 0
  const first = async (within: Transaction) => {
    version = await storage.raiseVersion(within)
  }
  const clashesWith = ['stage'] as const
  return actOn<SaleRefusal>(
    request,
    { id, action: 'lead.stage', guard, clashesWith, first },
    async (before, within, now) => {
      const earlierSale = await sales.ofConversation(id, within)
      if (earlierSale !== null) return earlierSale.id === wanted.id ? { nothing: true } : { refused: 'won' }
      const batch = platform.randomId()
      const car = await markSold(request, wanted, { version, batch, now, within })
      if ('refused' in car) return car
      const sale: Omit<Sale, 'endedAt'> = {
        id: wanted.id,
        conversationId: id,
        ...car,
        price: wanted.price,
        soldOn: wanted.soldOn,
        before: { stage: before.stage, reason: before.reason },
        batch,
        seller: sellerOf(actor),
        at: now,
      }
      await sales.add(sale, within)
      await conversations.setStage(id, { stage: 'won', reason: null }, now, within)
      const isOwned = await ownIfNobodyDoes(request, 'sold it', { actor, conversation: before, now, within })
      // Without a step of its own: a sale is taken back as a whole.
      const undo: SaleUndo = { reason: before.reason, clock: before.clock, isOwned }
      const sold = { id: sale.id, car: sale.carTitle, price: sale.price, on: sale.soldOn }
      const data = { from: before.stage, to: 'won', reason: null, reopens: false, undo, sale: sold }
      return {
        event: { kind: 'stage', data },
        before: { stage: before.stage },
        after: { stage: 'won', sale: sale.id, car: sale.carId },
      }
    },
  )
}

function sellerOf({ id, name }: Actor): Sale['seller'] {
  return { id, name }
}

type SoldCar = Pick<Sale, 'carId' | 'carTitle'> | { readonly refused: SaleRefusal }

async function markSold(
  request: StaffRequest,
  { car: wanted }: WantedSale,
  step: Parameters<typeof writeOverrides>[3],
): Promise<SoldCar> {
  if ('title' in wanted) return { carId: null, carTitle: wanted.title }
  const { platform, site, actor } = request
  const { desk, inbox } = platform.storage.forSite(site)
  const [car] = await desk.cars([wanted.id], step.within)
  if (car === undefined) return { refused: 'no-such-car' }
  if ((await inbox.sales.ofCar(car.id, step.within)) !== null) return { refused: 'car-sold' }
  const sold = { part: 'status', to: { value: 'sold', until: null, isSale: true } } as const
  await writeOverrides(request, car, afterDeskChanges(car, [sold], actor, step.now), step)
  return { carId: car.id, carTitle: fullTitle(car.feedCar) }
}
