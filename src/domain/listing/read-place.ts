import type { CarAddress, CarLocation } from '../car/car.ts'
import { type FeedSite, placeOf } from '../feed/place.ts'
import type { CellReader } from '../feed/reader.ts'

/** STOCK-4: the location of a row's car; null refuses the row. */
export function readPlace(read: CellReader, site: FeedSite) {
  const city = read.text('location.city') ?? read.text('location.suburb') ?? read.text('location.address.city')
  const given: CarLocation = {
    name: read.text('location.name') ?? read.text('location.location_name'),
    slug: read.text('location.slug'),
    phone: read.text('location.phone'),
    city,
    state: read.text('location.state') ?? read.text('location.address.state'),
    suburb: read.text('location.suburb'),
    postcode: read.text('location.postcode') ?? read.text('location.address.postcode'),
    ...detailsIn(read),
  }
  const wanted = read.text('dealership_slug') ?? read.text('dealership_id')
  const place = placeOf(site, wanted, given)
  if (!place.ok) {
    read.refuse('dealership_slug', place.reason, wanted)
    return null
  }
  const named = given.slug ?? given.name
  if (named !== null && !place.isListed)
    read.warn(
      given.slug === null ? 'location.name' : 'location.slug',
      'is no location of the site',
      undefined,
      'Add the location to site.json. Until then the car shows at its dealership’s first location that sells.',
    )
  return place
}

/** STOCK-4: details of a location beyond those on cards. Absent ones are left out. */
function detailsIn(read: CellReader): Partial<CarLocation> {
  const address: CarAddress = {
    id: read.text('location.address.id'),
    street: read.text('location.address.street'),
    place_url: read.address('location.address.place_url'),
    place_id: read.text('location.address.place_id'),
  }
  const type = read.text('location.location_type')
  const subtype = read.text('location.location_subtype')
  const distribution = read.list('location.distribution_locations')
  const manufacturers = read.list('location.manufacturers')
  return {
    ...(Object.values(address).some((value) => value !== null) && { address }),
    ...(type !== null && { location_type: type }),
    ...(subtype !== null && { location_subtype: subtype }),
    ...(distribution.length > 0 && { distribution_locations: distribution }),
    ...(manufacturers.length > 0 && { manufacturers }),
  }
}
