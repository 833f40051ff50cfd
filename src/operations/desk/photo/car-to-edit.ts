import { authorise, Refusal } from '#domain/staff/authorise.ts'
import type { DeskCar } from '#storage/desk/car-desk.ts'
import type { StaffRequest } from '../../staff-request.ts'
import { placeOfCar } from '../car-place.ts'

/** STAFF-5: the car, before any of its files is read. Throws `Refusal`: 404 for another site's and outside the person's scope. */
export async function carToEdit({ platform, site, actor }: StaffRequest, carId: string): Promise<DeskCar> {
  const now = platform.clock.now()
  authorise(actor, site, 'stock.edit', now)
  const [car] = await platform.storage.forSite(site).desk.cars([carId])
  if (!car) throw new Refusal('absent', 'stock.edit')
  authorise(actor, site, 'stock.edit', now, placeOfCar(site, { ...car, location: car.feedCar.location }))
  return car
}
