import { type CarLocation, LOCATION_FIELDS } from '../car/car-location.ts'
import { fieldsMarked } from '../car/field.ts'
import { type FeedSite, placeOf } from './place.ts'
import { readFields } from './read-fields.ts'
import type { CellReader } from './reader.ts'

/** STOCK-4: the location of a row's car; null refuses the row. */
export function readPlace(read: CellReader, site: FeedSite) {
  const location = locationIn(read)
  const dealership = read.text('dealership_slug') ?? read.text('dealership_id')
  const place = placeOf(site, dealership, location)
  if (!place.ok) {
    read.refuse('dealership_slug', place.reason, dealership)
    return null
  }
  const named = location.slug ?? location.name
  if (named !== null && !place.isListed)
    read.warn(
      location.slug === null ? 'location.name' : 'location.slug',
      'is no location of the site',
      undefined,
      'Add the location to site.json. Until then buyers see the place as the feed names it, without hours or a number of its own.',
    )
  return place
}

/** STOCK-4: a row's own location. Optional fields without a value are left out. */
function locationIn(read: CellReader): CarLocation {
  const location = readFields(read, LOCATION_FIELDS, {}, 'location.')
  const optional = fieldsMarked(LOCATION_FIELDS, 'optional')
  const said = Object.entries(location).filter(([name, value]) => !Object.hasOwn(optional, name) || hasValue(value))
  // Only optional fields are removed.
  return Object.fromEntries(said) as CarLocation
}

function hasValue(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0
  return typeof value === 'object' && value !== null ? Object.values(value).some(hasValue) : value !== null
}
