import { formatWhole } from './money.ts'
import { REGIONS, type RegionCode } from './region.ts'

export const KM_PER_MILE = 1.609344
const METRES_PER_FOOT = 0.3048

/** SITE-6: a distance in the region's unit; whole where it is converted. */
export function distanceIn(region: RegionCode, figure: number, unit: 'km' | 'mi'): number {
  return inUnit(REGIONS[region].distance, figure, unit)
}

/** A distance in `wanted`; whole where it is converted. */
export function inUnit(wanted: 'km' | 'mi', figure: number, unit: 'km' | 'mi'): number {
  if (unit === wanted) return figure
  return Math.round(unit === 'mi' ? figure * KM_PER_MILE : figure / KM_PER_MILE)
}

/** CARD-1, SITE-6: '54,321 km', or '33,754 mi' where the region uses miles. `km` is in kilometres. */
export function odometerText(km: number, region: RegionCode): string {
  const { distance } = REGIONS[region]
  return `${formatWhole(distance === 'mi' ? km / KM_PER_MILE : km)} ${distance}`
}

const LITRES_PER_US_GALLON = 3.785411784
const LITRES_PER_IMPERIAL_GALLON = 4.54609

/** SITE-6: litres of a gallon where the site is. */
export function litresPerGallon(region: RegionCode): number {
  return region === 'US' ? LITRES_PER_US_GALLON : LITRES_PER_IMPERIAL_GALLON
}

/** Litres per 100 km of miles per gallon, and the other way round. `litres`: of a gallon. */
export function acrossGallons(figure: number, litres: number): number {
  return (100 * litres) / KM_PER_MILE / figure
}

/** CAR-1, SITE-6: '7.9 L/100 km', or '31 mpg' where the region uses miles. */
export function consumptionText(litresPer100Km: number, region: RegionCode): string {
  const { consumption } = REGIONS[region]
  const figure =
    consumption === 'mpg'
      ? rounded(acrossGallons(litresPer100Km, litresPerGallon(region)), 1)
      : rounded(litresPer100Km, 2)
  return `${figure} ${consumption}`
}

/** CAR-1, SITE-6: '80 L', or '21.1 gal'. */
export function volumeText(litres: number, region: RegionCode): string {
  const { volume } = REGIONS[region]
  return volume === 'gal' ? `${rounded(litres / litresPerGallon(region), 1)} gal` : `${formatWhole(litres)} L`
}

function rounded(figure: number, decimals: number): number {
  return Number(figure.toFixed(decimals))
}

/** CAR-9: a length in feet as metres, '6.71 m'. */
export function metresText(feet: number): string {
  return `${(feet * METRES_PER_FOOT).toFixed(2)} m`
}

/** '1,850 kg' */
export function kilogramsText(kilograms: number): string {
  return `${formatWhole(kilograms)} kg`
}

/** '11 kW' */
export function kilowattsText(kilowatts: number): string {
  return `${kilowatts} kW`
}
