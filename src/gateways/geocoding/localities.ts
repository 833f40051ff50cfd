import { distanceKm, type Point } from '#domain/location/distance.ts'
import type { NamedPoint } from '#domain/location/sketch-map.ts'
import { postcodePlaces } from './postcode-table.ts'

/** Finds suburbs and towns around a point. */
export interface Localities {
  /** Nearest first, one per postcode; empty without a table. */
  around(point: Point, km: number): readonly NamedPoint[]
}

/** Australia Post sorting centres, such as 'Gold Coast MC'. */
const SORTING_CENTRE = /\b(MC|DC|BC)$/

/** Australian localities from the bundled postcode table: no network, no key (PLACE-6). */
export function createLocalities(): Localities {
  return {
    around: (point, km) =>
      [...postcodePlaces()]
        .flatMap(({ lat, lng, name }) => {
          const away = distanceKm(point, { lat, lng })
          return name === null || SORTING_CENTRE.test(name) || away > km ? [] : [{ away, place: { lat, lng, name } }]
        })
        .sort((one, other) => one.away - other.away)
        .map(({ place }) => place),
  }
}
