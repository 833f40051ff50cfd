import { useRef } from 'react'
import type { MapView } from '#views/location/places-view.ts'
import * as words from '#words/location.ts'
import { useWords } from '../use-words.ts'
import { Sketch } from './sketch.tsx'
import { useTileMap } from './use-tile-map.ts'

/**
 * PLACE-1, PLACE-2: a map of the locations; the list next to it has their names, addresses and links. The sketch shows
 * without JavaScript, without tiles and until tiles have loaded.
 */
export function PlaceMap({ map, numbered = false }: { readonly map: MapView; readonly numbered?: boolean }) {
  const t = useWords()
  const tiles = useRef<HTMLElement>(null)
  useTileMap(tiles, map)
  return (
    <div className="place-map">
      <Sketch map={map} numbered={numbered} />
      {map.tiles ? <section ref={tiles} className="place-map-tiles" aria-label={t(words.map)} hidden /> : null}
    </div>
  )
}
