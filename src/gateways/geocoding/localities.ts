import { distanceKm, type Point } from '#domain/location/distance.ts'
import type { NamedPoint } from '#domain/location/sketch-map.ts'
import type { RegionCode } from '#domain/region.ts'
import type { NamedPlace } from './named-place.ts'
import { placesNamed } from './named-places.ts'
import { newZealandPlaces } from './new-zealand-places.ts'
import { isSortingCentre, postcodePlaces } from './postcode-table.ts'

/** Finds suburbs and towns around a point. */
export interface Localities {
  /** Nearest first, one per postcode; empty without a table. */
  around(point: Point, km: number): readonly NamedPoint[]
  /** ASK-5: the suburb, town, council area, region or postcode with this name; of several the nearest to a point. Null if unknown. */
  named(text: string, near: Point, region: RegionCode): NamedPlace | null
  /** Regions whose places it knows by name. */
  readonly regions: readonly RegionCode[]
}

/** Localities from the bundled tables: no network, no key (PLACE-6). `around` knows Australia alone. */
export function createLocalities(): Localities {
  return {
    around: (point, km) =>
      [...postcodePlaces()]
        .flatMap(([, { lat, lng, name }]) => {
          const away = distanceKm(point, { lat, lng })
          return name === null || isSortingCentre(name) || away > km ? [] : [{ away, place: { lat, lng, name } }]
        })
        .sort((one, other) => one.away - other.away)
        .map(({ place }) => place),
    regions: ['AU', 'NZ'],
    named: (text, near, region) => {
      return (NAMED[region]?.(text) ?? []).reduce<NamedPlace | null>(
        (best, place) => (best && isNearer(best, place, near) ? best : place),
        null,
      )
    },
  }
}

const NAMED: Partial<Readonly<Record<RegionCode, (text: string) => readonly NamedPlace[]>>> = {
  AU: placesNamed,
  NZ: newZealandPlaces,
}

/** Points this close are the same town: its lowest postcode for homes is meant, rather than that of its post office boxes. */
const SAME_TOWN_KM = 25
const BOXES = /^(?:1|8|9|02|09|58|59|68|69|78|79)/

function isNearer(one: NamedPlace, other: NamedPlace, point: Point): boolean {
  const [near, far] = [distanceKm(point, one), distanceKm(point, other)]
  if (Math.abs(near - far) > SAME_TOWN_KM) return near < far
  // The town itself rather than the council around it.
  if ((one.km === 0) !== (other.km === 0)) return one.km === 0
  return !BOXES.test(one.postcode) || BOXES.test(other.postcode)
}
