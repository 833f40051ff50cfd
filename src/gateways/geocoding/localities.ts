import { distanceKm, type Point } from '#domain/location/distance.ts'
import type { NamedPoint } from '#domain/location/sketch-map.ts'
import { postcodePlaces } from './postcode-table.ts'

/** Finds suburbs and towns around a point. */
export interface Localities {
  /** Nearest first, one per postcode; empty without a table. */
  around(point: Point, km: number): readonly NamedPoint[]
  /** The place with this name or postcode, in any case; of several with one name the nearest to a point. Null if unknown. */
  named(text: string, near: Point): NamedPlace | null
}

export interface NamedPlace extends NamedPoint {
  readonly postcode: string
}

/** Australia Post sorting centres, such as 'Gold Coast MC'. */
const SORTING_CENTRE = /\b(MC|DC|BC)$/
const SORTING_CENTRE_WORD = / (?:mc|dc|bc)$/

/** Australian localities from the bundled postcode table: no network, no key (PLACE-6). */
export function createLocalities(): Localities {
  return {
    around: (point, km) =>
      [...postcodePlaces()]
        .flatMap(([, { lat, lng, name }]) => {
          const away = distanceKm(point, { lat, lng })
          return name === null || SORTING_CENTRE.test(name) || away > km ? [] : [{ away, place: { lat, lng, name } }]
        })
        .sort((one, other) => one.away - other.away)
        .map(({ place }) => place),
    named: (text, near) => {
      const key = text.trim().toLowerCase()
      const found = placesByName().get(OTHER_NAMES[key] ?? key) ?? []
      return found.reduce<NamedPlace | null>(
        (best, place) => (best && isNearer(best, place, near) ? best : place),
        null,
      )
    },
  }
}

/** Towns that buyers name and the table has by another name only, with their postcodes. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'byron bay': '2481',
  'central coast': '2250',
  geelong: '3220',
  'gold coast': '4217',
  gympie: '4570',
  'hervey bay': '4655',
  redcliffe: '4020',
  'sunshine coast': '4558',
  traralgon: '3844',
  werribee: '3030',
}

/** Points this close are the same town: its lowest postcode for homes is meant, rather than that of its post office boxes. */
const SAME_TOWN_KM = 25
const BOXES = /^(?:1|8|9|02|09|58|59|68|69|78|79)/

function isNearer(one: NamedPlace, other: NamedPlace, point: Point): boolean {
  const [near, far] = [distanceKm(point, one), distanceKm(point, other)]
  if (Math.abs(near - far) > SAME_TOWN_KM) return near < far
  return !BOXES.test(one.postcode) || BOXES.test(other.postcode)
}

let byName: ReadonlyMap<string, readonly NamedPlace[]> | null = null

/** Places by name and by postcode. Made on first use: only a search for words needs it. */
function placesByName(): ReadonlyMap<string, readonly NamedPlace[]> {
  if (byName !== null) return byName
  const places = new Map<string, NamedPlace[]>()
  for (const [postcode, { lat, lng, name }] of postcodePlaces()) {
    if (name === null) continue
    const place = { lat, lng, name, postcode }
    for (const key of [name.toLowerCase().replace(SORTING_CENTRE_WORD, ''), postcode])
      places.set(key, [...(places.get(key) ?? []), place])
  }
  byName = places
  return places
}
