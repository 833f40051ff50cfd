import type { Filter, Sort } from '#search/engine.ts'
import * as words from '#words/facet.ts'
import { say } from '#words/say.ts'
import { cutText } from '../cut-text.ts'
import { inKm, type Point } from '../location/distance.ts'
import { REGIONS, type RegionCode } from '../region.ts'

/** SEARCH-19: the visitor's postcode, and how far they would travel. */
export interface Near {
  /** As typed. */
  readonly postcode: string
  /** In kilometres, or in miles where the region uses them; null for any distance. */
  readonly distance: number | null
  /** Coordinates of the postcode. Null before the operation has looked it up, and for unknown postcodes. */
  readonly centre: (Point & { readonly name: string | null }) | null
  /** ASK-5: the place as the buyer's words named it, 'Logan', whose middle has the postcode; absent for a typed postcode. */
  readonly asked?: string
}

/** Names of the address's parameters. */
export const NEAR_FIELDS = { postcode: 'postcode', distance: 'distance' } as const

/** Long enough for a place's name (ASK-5). */
const LONGEST_POSTCODE = 40

/**
 * Parses `postcode` and `distance`. A distance without a postcode, or one that is not a whole number, is ignored
 * (SEARCH-1).
 */
export function parseNear(params: URLSearchParams): Near | null {
  const postcode = cutText((params.getAll(NEAR_FIELDS.postcode).at(-1) ?? '').trim(), LONGEST_POSTCODE)
  if (postcode === '') return null
  const text = params.getAll(NEAR_FIELDS.distance).at(-1) ?? ''
  return { postcode, distance: /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null, centre: null }
}

/** Converts back to the address's parameters. */
export function nearState({ postcode, distance }: Near): readonly { readonly name: string; readonly value: string }[] {
  return [
    { name: NEAR_FIELDS.postcode, value: postcode },
    ...(distance === null ? [] : [{ name: NEAR_FIELDS.distance, value: String(distance) }]),
  ]
}

/**
 * A filter for cars within the distance. Cars with unknown coordinates are left out. Empty without a known postcode.
 */
export function nearFilter(near: Near | null, region: RegionCode): readonly Filter[] {
  if (near === null || near.centre === null || near.distance === null) return []
  const { lat, lng } = near.centre
  return [{ kind: 'near', ...FIELDS, lat, lng, km: inKm(near.distance, region) }]
}

/** A sort order by distance, cars with unknown coordinates last; null without a known postcode. */
export function nearSort(near: Near | null): Sort | null {
  if (near === null || near.centre === null) return null
  const { lat, lng } = near.centre
  return { by: 'distance', ...FIELDS, lat, lng }
}

/** 'Within 50 km of 4000 Brisbane', 'Within 25 km of Logan'; null without a distance limit. */
export function nearText(near: Near | null, region: RegionCode): string | null {
  if (near === null || near.centre === null || near.distance === null) return null
  const place = near.asked ?? [...new Set([near.postcode, near.centre.name])].filter((part) => part !== null).join(' ')
  return say(words.withinOf, { distance: `${near.distance} ${REGIONS[region].distance}`, place })
}

const FIELDS = { latField: 'lat', lngField: 'lng' } as const
