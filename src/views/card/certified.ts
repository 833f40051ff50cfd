import { isAvailable } from '#domain/car/availability.ts'
import type { Car } from '#domain/car/car.ts'

export interface CertifiedBadgeView {
  readonly title: string
  /** Picture of the badge; null shows its title. */
  readonly image: string | null
  readonly benefits: readonly string[]
}

/** The certified-used programme of one make. */
export interface CertifiedOptions {
  readonly make: string
  readonly title: string
  readonly benefits: readonly string[]
  /** Picture of the badge; if missing, its title is shown. */
  readonly image?: string | null
}

export type CertifiableCar = Pick<Car, 'certified' | 'car_type' | 'make' | 'status' | 'sold'>

/** CARD-3, CAR-6, CAR-7: whether the car is a certified used car of the site's make, and not sold. */
export function isCertifiedUsed(car: CertifiableCar, { make }: Pick<CertifiedOptions, 'make'>): boolean {
  return car.certified && car.car_type === 'used' && isAvailable(car) && car.make.toLowerCase() === make.toLowerCase()
}

/** CAR-7: the badge with the benefits that its dialog lists, or null. */
export function certifiedBadge(car: CertifiableCar, certified: CertifiedOptions | null): CertifiedBadgeView | null {
  if (certified === null || !isCertifiedUsed(car, certified)) return null
  return { title: certified.title, image: certified.image ?? null, benefits: certified.benefits }
}
