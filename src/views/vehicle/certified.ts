import { isAvailable } from '#domain/car/availability.ts'
import type { Car } from '#domain/car/car.ts'
import type { CertifiedBadgeView } from './vehicle-view.ts'

/** The certified used badge of one make. */
export interface CertifiedOptions {
  readonly make: string
  readonly title: string
  readonly benefits: readonly string[]
  /** The badge as a picture; null or left out: its words. */
  readonly image?: string | null
}

export type CertifiableCar = Pick<Car, 'certified' | 'car_type' | 'make' | 'status' | 'sold'>

/** A used car of the site's certified make that its dealer has certified; never one that is sold (CARD-3, CAR-6, CAR-7). */
export function isCertifiedUsed(car: CertifiableCar, { make }: Pick<CertifiedOptions, 'make'>): boolean {
  return car.certified && car.car_type === 'used' && isAvailable(car) && car.make.toLowerCase() === make.toLowerCase()
}

/** The badge with the benefits that its dialog lists, or null (CAR-7). */
export function certifiedBadge(car: CertifiableCar, certified: CertifiedOptions | null): CertifiedBadgeView | null {
  if (certified === null || !isCertifiedUsed(car, certified)) return null
  return { title: certified.title, image: certified.image ?? null, benefits: certified.benefits }
}
