import type { KnownPlace } from '#domain/ask/vocabulary.ts'
import { distanceKm } from '#domain/location/distance.ts'
import type { RegionCode } from '#domain/region.ts'
import type { Localities } from '#gateways/geocoding/localities.ts'

/** A town's name alone means it if it is this close to a yard. */
const LOCAL_KM = 250

const NEAR_KM = 50
const LEAST_KM = 25

/** The distance that is usually meant, or the next one that reaches a yard: a buyer near Ipswich drives to the Gold Coast. */
function distanceTo({ km }: { readonly km: number }, away: number, distances: readonly number[]): number {
  // An area's own reach; around a town people drive further than its edge.
  const least = km > 0 ? Math.max(LEAST_KM, km) : NEAR_KM
  return distances.toSorted((a, b) => a - b).find((each) => each >= least && each >= away) ?? least
}

/** Where most people live: of several towns with one name, a dealer without coordinates means the one nearest to it. */
const MOST_PEOPLE = { AU: { lat: -33.87, lng: 151.21 }, NZ: { lat: -36.85, lng: 174.76 } } as const

/** Site fields that places depend on. A `Site` is one. */
interface PlacesSite {
  readonly region: RegionCode
  readonly locations: readonly { readonly lat: number | null; readonly lng: number | null }[]
  readonly search: { readonly distances: readonly number[] }
}

/** ASK-5: towns, areas and postcodes of the tables that come with the platform, where the site offers distances (SEARCH-19). */
export function placesOf(localities: Localities, { region, locations, search }: PlacesSite) {
  return (text: string): KnownPlace | null => {
    const yards = locations.flatMap(({ lat, lng }) => (lat === null || lng === null ? [] : [{ lat, lng }]))
    if (region === 'US' || search.distances.length === 0) return null
    const place = localities.named(text, yards[0] ?? MOST_PEOPLE[region], region)
    if (place === null) return null
    const away = Math.min(...yards.map((each) => distanceKm(each, place)))
    const { postcode, name, km } = place
    return {
      postcode,
      name,
      isArea: km > 0,
      isLocal: away <= LOCAL_KM,
      distance: distanceTo(place, away, search.distances),
    }
  }
}
