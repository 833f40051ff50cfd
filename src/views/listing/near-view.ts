import type { StockQuery } from '#domain/listing/stock-query.ts'
import { invalidPostcode } from '#domain/location/postcode.ts'
import { REGIONS, type RegionCode } from '#domain/region.ts'
import * as texts from '#words/listing.ts'
import { say } from '#words/say.ts'

/** SEARCH-19: the distance filter. */
export interface NearView {
  /** As typed; '' if empty. */
  readonly postcode: string
  /** 'Brisbane' */
  readonly place: string | null
  /** 'Postcode', 'ZIP code' */
  readonly label: string
  /** Digits of a postcode; null where a town's name is taken too. */
  readonly digits: number | null
  readonly distances: readonly { readonly value: string; readonly label: string; readonly chosen: boolean }[]
  /** 'Invalid postcode', or null. */
  readonly error: string | null
}

/** Site fields that the distance filter depends on. A `Site` is one. */
export interface NearSite {
  readonly region: RegionCode
  readonly search: { readonly distances: readonly number[] }
}

/** SEARCH-19: the distance filter; null if the site has none. */
export function nearView({ near }: StockQuery, { region, search: { distances } }: NearSite): NearView | null {
  if (distances.length === 0) return null
  const chosen = near?.distance ?? null
  const offered = chosen === null ? distances : [...new Set([...distances, chosen])].toSorted((a, b) => a - b)
  return {
    postcode: near?.postcode ?? '',
    place: near?.centre?.name ?? null,
    label: region === 'NZ' ? say(texts.townOrPostcode) : REGIONS[region].words.postcode,
    digits: region === 'NZ' ? null : REGIONS[region].postcodeLength,
    distances: offered.map((value) => ({
      value: String(value),
      label: `${value} ${REGIONS[region].distance}`,
      chosen: value === chosen,
    })),
    error: near !== null && near.centre === null ? errorOf(region) : null,
  }
}

/** In New Zealand a name is known where a postcode is not (ASK-5). */
function errorOf(region: RegionCode): string {
  return region === 'NZ' ? say(texts.unknownTown) : invalidPostcode(region)
}
