import type { AcceptedPrice } from '#domain/alert/price-history.ts'
import type { Car } from '#domain/car/car.ts'
import { currentPrice } from '#domain/car/price/current-price.ts'
import { daysShown, mayBeWasUntil } from '#domain/desk/former-price.ts'
import { type Score, scoreOf } from '#domain/desk/score.ts'
import { mayAct } from '#domain/inbox/inbox-rights.ts'
import { authorise, Refusal } from '#domain/staff/authorise.ts'
import type { CarEdit, DeskCar } from '#storage/desk/car-desk.ts'
import type { StaffRequest } from '../staff-request.ts'
import { carNow } from './car-now.ts'
import { placeOfCar } from './car-place.ts'
import { type DeskPhoto, photosOfDesk } from './photo/desk-photos.ts'

export interface ShownDeskCar {
  /** As the site shows it, but with the former price that feed or staff give, shown or not (DESK-7). */
  readonly car: Car
  readonly desk: DeskCar
  readonly views: number
  readonly score: Score
  readonly photos: readonly DeskPhoto[]
  readonly ledger: readonly AcceptedPrice[]
  /** DESK-7: about the former price; null without one. */
  readonly was: FormerPriceOfCar | null
  readonly edits: readonly CarEdit[]
  /** SALES-9: the sale of it that stands. */
  readonly sale: SaleOfCar | null
}

/** SALES-9: a sale as the desk knows it: without its price and buyer. */
export interface SaleOfCar {
  readonly seller: string
  /** '2026-01-31' */
  readonly soldOn: string
  /** Null: the person may not read the lead, or it was deleted. */
  readonly leadId: string | null
  readonly isLeadDeleted: boolean
}

/** DESK-7: a car's former price, and why buyers see it or not. */
export interface FormerPriceOfCar {
  readonly amount: number
  /** Whole days of the last 60 in which the site showed it. */
  readonly days: number
  /** `proven`, `trusted` (the site gave a reason): buyers see it. The others say why they do not. */
  readonly why: 'proven' | 'trusted' | 'not-higher' | 'too-few-days' | 'never'
}

const MOST_EDITS = 20

/** DESK-2: a car with each field's value, source and time. Throws `Refusal`: 404 outside the person's scope. */
export async function showDeskCar(request: StaffRequest, id: string): Promise<ShownDeskCar> {
  const { platform, site, actor } = request
  const now = platform.clock.now()
  authorise(actor, site, 'stock.read', now)
  const storage = platform.storage.forSite(site)
  const shownCar = await storage.cars.findById(id)
  const [desk] = shownCar ? await storage.desk.cars([shownCar.id]) : []
  if (!shownCar || !desk) throw new Refusal('absent', 'stock.read')
  authorise(actor, site, 'stock.read', now, placeOfCar(site, { ...desk, location: shownCar.location }))
  const { before_price } = carNow(desk)
  const car = { ...shownCar, before_price }
  const ledger = await storage.carPrices.of(id)
  const photos = await photosOfDesk(request, desk)
  return {
    car,
    desk,
    views: car.views + (await storage.views.of(id)),
    score: scoreOf(car, now),
    photos,
    ledger,
    was:
      before_price === null
        ? null
        : formerPriceOf(car, before_price, { isTrusted: site.card.wasPricesReason !== '', ledger, now }),
    edits: await storage.desk.editsOf(id, MOST_EDITS),
    sale: await saleOf(request, id),
  }
}

async function saleOf({ platform, site, actor }: StaffRequest, carId: string): Promise<SaleOfCar | null> {
  const { sales, conversations } = platform.storage.forSite(site).inbox
  const sale = await sales.ofCar(carId)
  if (sale === null) return null
  const { conversationId, seller, soldOn } = sale
  const lead = conversationId === null ? null : await conversations.find(conversationId)
  const leadId = lead && mayAct(actor, site, 'lead.read', lead) ? lead.id : null
  return { seller: seller.name, soldOn, leadId, isLeadDeleted: lead === null }
}

function formerPriceOf(
  car: Car,
  amount: number,
  {
    isTrusted,
    ledger,
    now,
  }: { readonly isTrusted: boolean; readonly ledger: readonly AcceptedPrice[]; readonly now: Date },
): FormerPriceOfCar {
  const former = { amount, priceType: car.price_type }
  const days = daysShown(ledger, former, now)
  const was = (why: FormerPriceOfCar['why']) => ({ amount, days, why })
  if (amount <= (currentPrice(car) ?? 0)) return was('not-higher')
  if (isTrusted) return was('trusted')
  if (mayBeWasUntil(ledger, former, now) !== null) return was('proven')
  const isKnown = ledger.some(({ price, offerPrice }) => currentPrice({ price, offer_price: offerPrice }) === amount)
  return was(isKnown ? 'too-few-days' : 'never')
}
