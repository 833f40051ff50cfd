import { divIcon, latLngBounds, map as leafletMap, type Marker, marker, tileLayer } from 'leaflet'
import 'leaflet/dist/leaflet.css'
import './tile-map.css'
import type { MapPin, MapView } from '#views/location/places-view.ts'

const CLOSEST = 15
const PIN_SIZE = { width: 30, height: 40 }

/**
 * PLACE-1: draws a map of the site's tiles, with markers for Tab and Enter; neighbouring locations share a marker, like
 * on the sketch. If the tiles do not load, the box is hidden and the sketch below shows. Returns a function that
 * removes the map.
 */
export function drawTileMap(box: HTMLElement, { tiles, pins, sketch }: MapView): () => void {
  if (tiles === null) return () => {}
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  box.hidden = false
  const drawn = leafletMap(box, {
    // The wheel and one finger move the page, not the map.
    scrollWheelZoom: false,
    dragging: matchMedia('(pointer: fine)').matches,
    zoomAnimation: !calm,
    fadeAnimation: !calm,
    markerZoomAnimation: !calm,
  })
  drawn.attributionControl.setPrefix(false)
  // At the top it would cover a marker's popup.
  drawn.zoomControl.setPosition('bottomleft')
  const bounds = latLngBounds(pins.map(({ lat, lng }) => [lat, lng]))
  drawn.fitBounds(bounds, { padding: [48, 48], maxZoom: Math.min(CLOSEST, tiles.maxZoom), animate: false })
  const remove = () => {
    drawn.remove()
    box.hidden = true
  }
  let has = false
  tileLayer(tiles.url, { maxZoom: tiles.maxZoom, attribution: attributionOf(tiles) })
    .on('tileload', () => {
      has = true
    })
    .on('tileerror', () => {
      if (!has) remove()
    })
    .addTo(drawn)
  for (const { ids } of sketch.pins) {
    const [first, ...others] = pins.filter(({ id }) => ids.includes(id))
    if (first) place([first, ...others], pins.length > 1).addTo(drawn)
  }
  return remove
}

/** One marker for one or more locations. */
function place(shared: readonly [MapPin, ...MapPin[]], numbered: boolean): Marker {
  const [{ lat, lng }] = shared
  const numbers = numbered ? shared.map(({ number }) => number).join(' · ') : ''
  const icon = divIcon({
    className: shared.length > 1 ? 'tile-pin tile-pin-shared' : 'tile-pin',
    html: numbers,
    iconSize: [PIN_SIZE.width, PIN_SIZE.height],
    iconAnchor: [PIN_SIZE.width / 2, PIN_SIZE.height],
    popupAnchor: [0, -PIN_SIZE.height],
  })
  const placed = marker([lat, lng], { icon, keyboard: true }).bindPopup(popupOf(shared))
  // The accessible name contains the visible text, for speech input (WCAG 2.5.3).
  const label = `${numbers} ${shared.map(({ name, address }) => `${name}, ${address}`).join('; ')}`.trim()
  return placed.on('add', () => placed.getElement()?.setAttribute('aria-label', label))
}

/** The library inserts this as HTML, so it is built from elements, which escapes the text. */
function attributionOf({ attribution, attributionHref }: NonNullable<MapView['tiles']>): string {
  if (attributionHref === null)
    return Object.assign(document.createElement('span'), { textContent: attribution }).outerHTML
  const link = Object.assign(document.createElement('a'), { textContent: attribution, href: attributionHref })
  return link.outerHTML
}

function popupOf(shared: readonly MapPin[]): HTMLElement {
  const popup = document.createElement('ul')
  popup.append(
    ...shared.map(({ name, address, href }) => {
      const item = document.createElement('li')
      item.append(
        Object.assign(document.createElement('a'), { textContent: name, href }),
        document.createElement('br'),
        address,
      )
      return item
    }),
  )
  return popup
}
