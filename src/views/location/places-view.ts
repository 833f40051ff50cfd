import type { HolidayDay } from '#domain/location/holiday-hours.ts'
import type { OpenState } from '#domain/location/open-state.ts'
import type { SketchMap } from '#domain/location/sketch-map.ts'
import type { Stars } from '#domain/review/stars.ts'

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

export interface HoursRow {
  readonly day: string
  readonly text: string
  /** Whether it is today, in the location's time zone. */
  readonly today: boolean
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
