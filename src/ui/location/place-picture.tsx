import type { PlaceView } from '#views/location/places-view.ts'
import { Sketch } from './sketch.tsx'

/** PLACE-2: a location's picture, else the sketch map, 150 or 400 pixels high; nothing without either. */
export function PlacePicture({ place, height }: { readonly place: PlaceView; readonly height: 150 | 400 }) {
  const box = `place-picture place-picture-${height}`
  if (place.picture)
    return (
      <div className={box}>
        <img
          src={place.picture}
          alt={`${place.name}, ${place.street}`}
          height={height}
          loading="lazy"
          decoding="async"
        />
      </div>
    )
  return place.map ? (
    <div className={box}>
      <Sketch map={place.map} />
    </div>
  ) : null
}
