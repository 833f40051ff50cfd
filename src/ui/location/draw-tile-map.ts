import { divIcon, latLngBounds, map as leafletMap, type Marker, marker, tileLayer } from 'leaflet'
import 'leaflet/dist/leaflet.css'
import './tile-map.css'
import type { MapPin, MapView } from '#views/location/places-view.ts'

const CLOSEST = 15
const PIN_SIZE = { width: 30, height: 40 }

/**
 * PLACE-1: the site's tiles in a box, with markers that Tab reaches and Enter opens; places next door to each other share
 * one, as in the sketch. Where the tiles do
 * not come the box is hidden again, and what stands beneath it shows. Returns what takes the map away.
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
  // At the top it would lie over what a marker tells.
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

/** A marker for places that share one. */
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
  // What is seen on it stands in its name too, for those who say it aloud (WCAG 2.5.3).
  const label = `${numbers} ${shared.map(({ name, address }) => `${name}, ${address}`).join('; ')}`.trim()
  return placed.on('add', () => placed.getElement()?.setAttribute('aria-label', label))
}

/** The map writes it as HTML, so it is made as elements and then read as text. */
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
