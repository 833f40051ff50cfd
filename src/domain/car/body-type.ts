import type { BodyType } from './vocabulary.ts'

/** SEARCH-16, ROUTE-2: singular, plural and slug of a body type. */
export interface BodyName {
  readonly label: string
  readonly plural: string
  readonly slug: string
}

/** SEARCH-16: one row per body type. */
export const BODY_NAMES: Readonly<Record<BodyType, BodyName>> = {
  '4x4': { label: '4x4', plural: '4x4s', slug: '4x4' },
  bus: { label: 'Bus', plural: 'Buses', slug: 'bus' },
  cabChassis: { label: 'Cab Chassis', plural: 'Cab Chassis', slug: 'cab-chassis' },
  convertible: { label: 'Convertible', plural: 'Convertibles', slug: 'convertible' },
  coupe: { label: 'Coupe', plural: 'Coupes', slug: 'coupe' },
  hardtop: { label: 'Hardtop', plural: 'Hardtops', slug: 'hardtop' },
  hatch: { label: 'Hatch', plural: 'Hatches', slug: 'hatch' },
  hatchback: { label: 'Hatchback', plural: 'Hatchbacks', slug: 'hatchback' },
  motorhome: { label: 'Motorhome', plural: 'Motorhomes', slug: 'motorhome' },
  lightTruck: { label: 'Light Truck', plural: 'Light Trucks', slug: 'light-truck' },
  peopleMover: { label: 'People Mover', plural: 'People Movers', slug: 'people-mover' },
  sedan: { label: 'Sedan', plural: 'Sedans', slug: 'sedan' },
  softtop: { label: 'Softtop', plural: 'Softtops', slug: 'softtop' },
  suv: { label: 'SUV', plural: 'SUVs', slug: 'suv' },
  ute: { label: 'Ute', plural: 'Utes', slug: 'ute' },
  van: { label: 'Van', plural: 'Vans', slug: 'van' },
  wagon: { label: 'Wagon', plural: 'Wagons', slug: 'wagon' },
  stationWagon: { label: 'Station Wagon', plural: 'Station Wagons', slug: 'station-wagon' },
  caravan: { label: 'Caravan', plural: 'Caravans', slug: 'caravan' },
  camperTrailer: { label: 'Camper Trailer', plural: 'Camper Trailers', slug: 'camper-trailer' },
}

/** D-40, SEARCH-16: body types that buyers treat as the same. The page of the first shows cars of all of them. */
const SAME_BODIES: readonly (readonly BodyType[])[] = [
  ['hatch', 'hatchback'],
  ['wagon', 'stationWagon'],
  ['convertible', 'softtop'],
]

/** ROUTE-2: the body type whose page shows this one, so that the same cars have one address. */
export function bodyOfPage(body: BodyType): BodyType {
  return SAME_BODIES.find((group) => group.includes(body))?.[0] ?? body
}

/** The body types that buyers treat as the same, this one first. */
export function meantBodies(body: BodyType): readonly BodyType[] {
  const same = SAME_BODIES.find((group) => group.includes(body)) ?? []
  return [body, ...same.filter((other) => other !== body)]
}
