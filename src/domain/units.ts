import { formatWhole } from './money.ts'
import { REGIONS, type RegionCode } from './region.ts'

export const KM_PER_MILE = 1.609344
const METRES_PER_FOOT = 0.3048

/** '54,321 km', or '33,754 mi' where the region reckons in miles (SITE-6, CARD-1). `km` is the odometer in kilometres. */
export function odometerText(km: number, region: RegionCode): string {
  const { distance } = REGIONS[region]
  return `${formatWhole(distance === 'mi' ? km / KM_PER_MILE : km)} ${distance}`
}

/** '6.71 m' of a length in feet (CAR-9). */
export function metresText(feet: number): string {
  return `${(feet * METRES_PER_FOOT).toFixed(2)} m`
}

/** '1,850 kg' */
export function kilogramsText(kilograms: number): string {
  return `${formatWhole(kilograms)} kg`
}
