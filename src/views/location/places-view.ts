import { CONTACT_FORM } from '#domain/lead/form/lead-pages.ts'
import type { Point } from '#domain/location/distance.ts'
import type { HolidayDay } from '#domain/location/holiday-hours.ts'
import { holidayHours } from '#domain/location/holiday-hours.ts'
import { addressText, directionsHref, licenceTexts, type Place } from '#domain/location/location.ts'
import type { OpenState } from '#domain/location/open-state.ts'
import { openState } from '#domain/location/open-state.ts'
import { hoursToday } from '#domain/location/opening-hours.ts'
import { arrangementOf, shownLocations } from '#domain/location/shown-locations.ts'
import type { SketchMap } from '#domain/location/sketch-map.ts'
import { middleOf, type NamedPoint, sketchMap, sketchReach } from '#domain/location/sketch-map.ts'
import { locationPath } from '#domain/paths.ts'
import { telHref } from '#domain/phone/phone.ts'
import type { RegionCode } from '#domain/region.ts'
import type { LocationRating } from '#domain/review/review.ts'
import type { Stars } from '#domain/review/stars.ts'
import { type StarOptions, starsOf } from '#domain/review/stars.ts'
import { maskPhone } from '#domain/visitor/phone-mask.ts'
import * as texts from '#words/location.ts'
import { say } from '#words/say.ts'
import type { HoursRow } from './hours-rows.ts'
import { hoursRows } from './hours-rows.ts'

/** The block of locations (PLACE-1). */
export interface PlacesView {
  readonly arrangement: 'card' | 'list' | 'map'
  /** Height of a card's picture in pixels (PLACE-2). */
  readonly pictureHeight: 150 | 400
  readonly places: readonly PlaceView[]
  /** All locations on one map; null unless they are shown as a map. */
  readonly map: MapView | null
}

/** A location for its card and its own page (PLACE-2). */
export interface PlaceView {
  readonly id: string
  /** Number on the block's map, from 1. */
  readonly number: number
  readonly name: string
  /** 'Sales, service and parts' */
  readonly doing: string
  /** The location's page (ROUTE-8). */
  readonly href: string
  /** The contact form on that page. */
  readonly contactHref: string
  readonly street: string
  /** 'Moorooka QLD 4105' */
  readonly suburb: string
  /** If the site masks numbers, `tel` is the form, and the number is revealed on request (PHONE-1). */
  readonly phone: { readonly text: string; readonly tel: string; readonly websiteId: string | null }
  /** An additional landline; null if the site masks numbers. */
  readonly landline: { readonly text: string; readonly tel: string } | null
  readonly directionsHref: string
  /** Dealer and repairer licences with their labels (LAW-2). */
  readonly licences: readonly string[]
  readonly stars: Stars | null
  readonly state: OpenState
  /** 'Open today 8:30 am – 5:30 pm' */
  readonly today: string
  /** Seven rows from Monday. */
  readonly hours: readonly HoursRow[]
  /** If empty, no dialog is shown (PLACE-4). */
  readonly holidays: readonly HolidayDay[]
  readonly picture: string | null
  /** Null without coordinates. */
  readonly map: MapView | null
}

/** A map: our own drawing, and the site's tiles over it if it has any. */
export interface MapView {
  readonly tiles: MapTiles | null
  readonly sketch: SketchMap
  /** The locations of the pins, in the same order. */
  readonly pins: readonly MapPin[]
}

/** The map tiles of a site (site/options/places.ts). */
export interface MapTiles {
  /** 'https://tiles.example/{z}/{x}/{y}.png' */
  readonly url: string
  readonly attribution: string
  readonly attributionHref: string | null
  readonly maxZoom: number
}

export interface MapPin {
  readonly id: string
  readonly number: number
  readonly name: string
  readonly address: string
  readonly href: string
  readonly lat: number
  readonly lng: number
}

/** Site fields that the location views need. */
export interface PlacesSite<Somewhere extends MappedPlace> {
  readonly id: string
  readonly region: RegionCode
  readonly locations: readonly Somewhere[]
  readonly places: {
    readonly several: 'list' | 'map'
    readonly shown: string
    readonly pictureHeight: 150 | 400 | null
    readonly tiles: MapTiles | null
  }
  readonly reviews: StarOptions
  readonly contact: { readonly maskPhones: boolean }
}

export interface MappedPlace extends Place {
  readonly lat: number | null
  readonly lng: number | null
  readonly image: string | null
  /** Picture for a height of 400 pixels. */
  readonly imageLarge?: string | null
}

/** Nearby towns, ratings and the current time. */
export interface PlacesFacts {
  readonly around: (point: Point, km: number) => readonly NamedPoint[]
  readonly ratings: readonly LocationRating[]
  readonly now: Date
}

const CARD = { width: 280 }
const LARGE = { width: 320, height: 400 }
const MAP = { width: 320, height: 500 }
const STRIP_HEIGHT = 150

/** PLACE-1: the block of a site's locations. `shown` overrides the site's selection. */
export function placesView<Somewhere extends MappedPlace>(
  site: PlacesSite<Somewhere>,
  facts: PlacesFacts,
  shown = site.places.shown,
): PlacesView {
  const { several } = site.places
  const locations = shownLocations(site.locations, shown)
  const isAlone = locations.length === 1
  const pictureHeight = site.places.pictureHeight ?? (isAlone ? 400 : 150)
  // A single location's map is a strip below its picture.
  const isStrip = isAlone && locations[0]?.image !== null
  const size = { ...(isAlone ? LARGE : CARD), height: pictureHeight }
  const mapSize = isStrip ? { ...size, height: STRIP_HEIGHT } : size
  const places = locations.map((place, index) => ({
    ...placeView(site, place, facts, { size, mapSize }),
    number: index + 1,
  }))
  const map = several === 'map' && places.length > 1 ? mapView(locations, facts, MAP, site) : null
  return { arrangement: arrangementOf(places.length, map ? 'map' : 'list'), pictureHeight, places, map }
}

/** PLACE-2: one location for its own page. */
export function placeView<Somewhere extends MappedPlace>(
  site: Omit<PlacesSite<Somewhere>, 'locations'>,
  place: Somewhere,
  facts: PlacesFacts,
  {
    size = LARGE,
    mapSize = size,
  }: {
    readonly size?: { readonly width: number; readonly height: number } | undefined
    readonly mapSize?: { readonly width: number; readonly height: number } | undefined
  } = {},
): PlaceView {
  const { region, reviews } = site
  const rating = facts.ratings.find(({ location }) => location === place.id)
  const href = locationPath(place.slug)
  const contactHref = `${href}#${CONTACT_FORM}`
  return {
    id: place.id,
    number: 1,
    name: place.name,
    doing: doingText(place.types),
    href,
    contactHref,
    street: place.street,
    suburb: `${place.city} ${place.state} ${place.postcode}`,
    phone: site.contact.maskPhones
      ? { text: maskPhone(place.phone), tel: contactHref, websiteId: site.id }
      : { text: place.phone, tel: telHref(place.phone, region), websiteId: null },
    landline:
      place.landline && !site.contact.maskPhones
        ? { text: place.landline, tel: telHref(place.landline, region) }
        : null,
    directionsHref: directionsHref(place),
    licences: licenceTexts(place),
    stars: rating ? starsOf(rating, reviews) : null,
    state: openState(place, facts.now, region),
    today: hoursToday(place, facts.now, region),
    hours: hoursRows(place, facts.now, region),
    holidays: holidayHours(place, facts.now, region),
    picture: (size.height === LARGE.height ? place.imageLarge : null) ?? place.image,
    map: mapView([place], facts, mapSize, site),
  }
}

/** The locations with coordinates on one map; null if there are none. */
function mapView(
  places: readonly MappedPlace[],
  { around }: PlacesFacts,
  size: { readonly width: number; readonly height: number },
  { region, places: { tiles } }: Pick<PlacesSite<MappedPlace>, 'region' | 'places'>,
): MapView | null {
  const pins = places.flatMap((place, index) => {
    const { id, name, lat, lng, slug } = place
    if (lat === null || lng === null) return []
    return [{ id, number: index + 1, name, address: addressText(place), href: locationPath(slug), lat, lng }]
  })
  const centre = middleOf(pins)
  const sketch = centre && sketchMap(pins, around(centre, sketchReach(pins)), size, region)
  return sketch && { tiles, sketch, pins }
}

const DOING: readonly (readonly [type: string, word: string])[] = [
  ['sales', texts.doesSales],
  ['service', texts.doesService],
  ['parts', texts.doesParts],
]

/** 'Sales, service and parts' */
function doingText(types: readonly string[]): string {
  const departments = DOING.filter(([type]) => types.includes(type)).map(([, word]) => say(word))
  const words =
    departments.length < 2
      ? departments.join('')
      : say(texts.sliceAndAt, { slice: departments.slice(0, -1).join(', '), at: departments.at(-1) })
  return words.charAt(0).toUpperCase() + words.slice(1)
}
