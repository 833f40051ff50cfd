import type { HolidayDay } from '#domain/location/holiday-hours.ts'
import type { OpenState } from '#domain/location/open-state.ts'
import type { SketchMap } from '#domain/location/sketch-map.ts'
import type { Stars } from '#domain/review/stars.ts'

/** The block of locations (PLACE-1). */
export interface PlacesView {
  readonly arrangement: 'card' | 'list' | 'map'
  /** How high the picture of a card is, in pixels (PLACE-2). */
  readonly pictureHeight: 150 | 400
  readonly places: readonly PlaceView[]
  /** All of them on one map; null unless they are arranged so. */
  readonly map: MapView | null
}

/** A location as its card and its own page show it (PLACE-2). */
export interface PlaceView {
  readonly id: string
  /** Its number on the block's map, from 1. */
  readonly number: number
  readonly name: string
  /** 'Sales, service and parts' */
  readonly doing: string
  /** Its own page (ROUTE-8). */
  readonly href: string
  /** The form on it. */
  readonly contactHref: string
  readonly street: string
  /** 'Moorooka QLD 4105' */
  readonly suburb: string
  /** Masked where the site masks its numbers: then `tel` is the form, and the number is told on asking (PHONE-1). */
  readonly phone: { readonly text: string; readonly tel: string; readonly websiteId: string | null }
  /** A fixed line besides; null too where the site masks its numbers. */
  readonly landline: { readonly text: string; readonly tel: string } | null
  readonly directionsHref: string
  /** The dealer's and the repairer's licences, each named as such (LAW-2). */
  readonly licences: readonly string[]
  readonly stars: Stars | null
  readonly state: OpenState
  /** 'Open today 8:30 am – 5:30 pm' */
  readonly today: string
  /** Seven rows from Monday. */
  readonly hours: readonly HoursRow[]
  /** Empty: no dialog (PLACE-4). */
  readonly holidays: readonly HolidayDay[]
  readonly picture: string | null
  /** Null where the place is not known by latitude and longitude. */
  readonly map: MapView | null
}

export interface HoursRow {
  readonly day: string
  readonly text: string
  /** Of today, on the location's clock. */
  readonly today: boolean
}

/** A map: a drawn sketch and, where the site has tiles, those over it. */
export interface MapView {
  readonly tiles: MapTiles | null
  readonly sketch: SketchMap
  /** What its pins stand for, in their order. */
  readonly pins: readonly MapPin[]
}

/** Whose tiles a map shows (site/options/places.ts). */
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
