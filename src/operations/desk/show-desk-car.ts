import type { AcceptedPrice } from '#domain/alert/price-history.ts'
import type { Car } from '#domain/car/car.ts'
import { daysShown, mayBeWas } from '#domain/desk/former-price.ts'
import { type Score, scoreOf } from '#domain/desk/score.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { authorise, Refusal } from '#domain/staff/authorise.ts'
import type { Site } from '#site/site.ts'
import type { CarEdit, DeskCar } from '#storage/desk/car-desk.ts'
import type { Platform } from '../platform.ts'
import { placeOfCar } from './car-place.ts'
import { type DeskPhoto, photosOfDesk } from './photo/desk-photos.ts'

export interface ShownDeskCar {
  /** As the site shows it. */
  readonly car: Car
  readonly desk: DeskCar
  readonly views: number
  readonly score: Score
  readonly photos: readonly DeskPhoto[]
  readonly ledger: readonly AcceptedPrice[]
  /** DESK-7: about the former price; null without one. */
  readonly was: { readonly amount: number; readonly days: number; readonly isProven: boolean } | null
  readonly edits: readonly CarEdit[]
}

const MOST_EDITS = 20

/** DESK-2: a car with each field's value, source and time. Throws `Refusal`: 404 outside the person's scope. */
export async function showDeskCar(platform: Platform, site: Site, actor: Actor, id: string): Promise<ShownDeskCar> {
  const now = platform.clock.now()
  authorise(actor, site, 'stock.read', now)
  const storage = platform.storage.forSite(site)
  const car = await storage.cars.findById(id)
  const [desk] = car ? await storage.desk.cars([car.id]) : []
  if (!car || !desk) throw new Refusal('absent', 'stock.read')
  authorise(actor, site, 'stock.read', now, placeOfCar(site, { ...desk, location: car.location }))
  const ledger = await storage.carPrices.of(id)
  const photos = await photosOfDesk(platform, site, desk)
  return {
    car,
    desk,
    views: car.views + (await storage.views.of(id)),
    score: scoreOf(car, now),
    photos,
    ledger,
    was:
      car.before_price === null
        ? null
        : {
            amount: car.before_price,
            days: daysShown(ledger, car.before_price, now),
            isProven: mayBeWas(ledger, car.before_price, now),
          },
    edits: await storage.desk.editsOf(id, MOST_EDITS),
  }
}
