import type { MapView } from '#domain/location/places-view.ts'
import { Sketch } from './sketch.tsx'

/** PLACE-1, PLACE-2: where the locations are; the list beside it has their names, addresses and links. */
export function PlaceMap({ map, numbered = false }: { readonly map: MapView; readonly numbered?: boolean }) {
  return (
    <div className="place-map">
      <Sketch map={map} numbered={numbered} />
    </div>
  )
}
