import type { Filter, Sort } from '#search/engine.ts'
import { inKm, type Point } from '../location/distance.ts'
import { REGIONS, type RegionCode } from '../region.ts'

/** SEARCH-19: where a visitor is, and how far they would go. */
export interface Near {
  /** As it was typed. */
  readonly postcode: string
  /** Kilometres, or miles where the region reckons in them; null: any distance. */
  readonly distance: number | null
  /** Where the postcode is, told by the operation; null before that, and where there is no such postcode. */
  readonly centre: (Point & { readonly name: string | null }) | null
}

/** The parameters of the address. */
export const NEAR_FIELDS = { postcode: 'postcode', distance: 'distance' } as const

const LONGEST_POSTCODE = 10

/** Reads `postcode` and `distance`; a distance alone, or one that is no whole number, is passed over (SEARCH-1). */
export function parseNear(params: URLSearchParams): Near | null {
  const postcode = (params.getAll(NEAR_FIELDS.postcode).at(-1) ?? '').trim().slice(0, LONGEST_POSTCODE)
  if (postcode === '') return null
  const text = params.getAll(NEAR_FIELDS.distance).at(-1) ?? ''
  return { postcode, distance: /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null, centre: null }
}

/** The parameters again. */
export function nearState({ postcode, distance }: Near): readonly { readonly name: string; readonly value: string }[] {
  return [
    { name: NEAR_FIELDS.postcode, value: postcode },
    ...(distance === null ? [] : [{ name: NEAR_FIELDS.distance, value: String(distance) }]),
  ]
}

/** Cars within the distance; those whose place is not known are left out. Without a known postcode nothing is. */
export function nearFilter(near: Near | null, region: RegionCode): readonly Filter[] {
  if (near === null || near.centre === null || near.distance === null) return []
  const { lat, lng } = near.centre
  return [{ kind: 'near', ...FIELDS, lat, lng, km: inKm(near.distance, region) }]
}

/** Nearest first, cars whose place is not known last; null without a known postcode. */
export function nearSort(near: Near | null): Sort | null {
  if (near === null || near.centre === null) return null
  const { lat, lng } = near.centre
  return { by: 'distance', ...FIELDS, lat, lng }
}

/** 'Within 50 km of 4000 Brisbane'; null where no distance limits the listing. */
export function nearText(near: Near | null, region: RegionCode): string | null {
  if (near === null || near.centre === null || near.distance === null) return null
  const place = [near.postcode, near.centre.name].filter((part) => part !== null).join(' ')
  return `Within ${near.distance} ${REGIONS[region].distance} of ${place}`
}

const FIELDS = { latField: 'lat', lngField: 'lng' } as const
