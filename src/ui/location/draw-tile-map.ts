import { divIcon, latLngBounds, map as leafletMap, marker, tileLayer } from 'leaflet'
import 'leaflet/dist/leaflet.css'
import type { MapPin, MapView } from '#domain/location/places-view.ts'

const CLOSEST = 15
const PIN_SIZE = { width: 30, height: 40 }

/**
 * PLACE-1: the site's tiles in a box, with a marker for each location that Tab reaches and Enter opens. Where the tiles do
 * not come the box is hidden again, and what stands beneath it shows. Returns what takes the map away.
 */
export function drawTileMap(box: HTMLElement, { tiles, pins }: MapView): () => void {
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
  for (const pin of pins) {
    const icon = divIcon({
      className: 'tile-pin',
      html: pins.length > 1 ? String(pin.number) : '',
      iconSize: [PIN_SIZE.width, PIN_SIZE.height],
      iconAnchor: [PIN_SIZE.width / 2, PIN_SIZE.height],
      popupAnchor: [0, -PIN_SIZE.height],
    })
    const placed = marker([pin.lat, pin.lng], { icon, keyboard: true }).bindPopup(popupOf(pin)).addTo(drawn)
    placed.getElement()?.setAttribute('aria-label', `${pin.name}, ${pin.address}`)
  }
  return remove
}

/** The map writes it as HTML, so it is made as elements and then read as text. */
function attributionOf({ attribution, attributionHref }: NonNullable<MapView['tiles']>): string {
  if (attributionHref === null)
    return Object.assign(document.createElement('span'), { textContent: attribution }).outerHTML
  const link = Object.assign(document.createElement('a'), { textContent: attribution, href: attributionHref })
  return link.outerHTML
}

function popupOf({ name, address, href }: MapPin): HTMLElement {
  const link = Object.assign(document.createElement('a'), { textContent: name, href })
  const popup = document.createElement('p')
  popup.append(link, document.createElement('br'), address)
  return popup
}
