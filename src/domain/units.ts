import { formatWhole } from './money.ts'
import { REGIONS, type RegionCode } from './region.ts'

export const KM_PER_MILE = 1.609344
const METRES_PER_FOOT = 0.3048

/** CARD-1, SITE-6: '54,321 km', or '33,754 mi' where the region uses miles. `km` is in kilometres. */
export function odometerText(km: number, region: RegionCode): string {
  const { distance } = REGIONS[region]
  return `${formatWhole(distance === 'mi' ? km / KM_PER_MILE : km)} ${distance}`
}

/** CAR-9: a length in feet as metres, '6.71 m'. */
export function metresText(feet: number): string {
  return `${(feet * METRES_PER_FOOT).toFixed(2)} m`
}

/** '1,850 kg' */
export function kilogramsText(kilograms: number): string {
  return `${formatWhole(kilograms)} kg`
}
