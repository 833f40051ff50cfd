import { distanceKm, type Point } from '#domain/location/distance.ts'
import type { NamedPoint } from '#domain/location/sketch-map.ts'
import { postcodePlaces } from './postcode-table.ts'

/** The suburbs and towns around a point. */
export interface Localities {
  /** The nearest first, one a postcode; none where no table is had. */
  around(point: Point, km: number): readonly NamedPoint[]
}

/** Names of the post's own: 'Gold Coast MC'. */
const SORTING_CENTRE = /\b(MC|DC|BC)$/

/** Australia's, from the table of postcodes that ships: no network, no key (PLACE-6). */
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
