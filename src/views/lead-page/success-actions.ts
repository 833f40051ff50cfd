import { isFree } from '#domain/car/availability.ts'
import type { Car } from '#domain/car/car.ts'
import type { LeadCategory } from '#domain/lead/category.ts'
import { type ActionOptions, carActions, type VehicleAction } from '../card/car-actions.ts'

/** B18: what else a buyer can do about the car they asked about; nothing for a car that is sold or reserved. */
export function successActions(
  car: Car,
  category: LeadCategory,
  site: ActionOptions,
): readonly { readonly label: string; readonly href: string }[] {
  if (!isFree(car)) return []
  const actions = NEXT.filter((action) => action !== DONE[category])
  return carActions({ ...car, image_count: car.images.length }, actions, site).map(({ label, href }) => ({
    label,
    href,
  }))
}

/** As the site and the car allow: not every site values trade-ins or takes deposits. */
const NEXT: readonly VehicleAction[] = ['test-drive', 'trade-in', 'reserve']

const DONE: Readonly<Partial<Record<LeadCategory, VehicleAction>>> = {
  'Test Drive': 'test-drive',
  'Trade-In Enquiry': 'trade-in',
}
