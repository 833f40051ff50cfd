import { address, also, group, list, optional, platform, text, type ValuesOf } from './field.ts'

/** A location's address in a feed, beyond city, state and postcode. */
const ADDRESS_FIELDS = {
  id: optional(text),
  street: optional(text),
  place_url: optional(address),
  place_id: optional(text),
} as const

/** STOCK-4: where a car is. The site's own location has precedence over the feed's (feed/place.ts). */
export const LOCATION_FIELDS = {
  name: also(text, 'location_name'),
  slug: text,
  phone: text,
  city: also(text, 'suburb', 'address.city'),
  state: also(text, 'address.state'),
  suburb: text,
  postcode: also(text, 'address.postcode'),
  address: optional(group(ADDRESS_FIELDS)),
  location_type: optional(text),
  location_subtype: optional(text),
  /** Other locations that sell the car too. */
  distribution_locations: optional(list),
  /** Makes that the location is franchised for. */
  manufacturers: optional(list),
  /** Degrees; absent if the position is unknown (SEARCH-19). */
  lat: optional(platform(0)),
  lng: optional(platform(0)),
} as const

export interface CarLocation extends ValuesOf<typeof LOCATION_FIELDS> {}
