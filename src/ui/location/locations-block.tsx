import type { PlacesView, PlaceView } from '#views/location/places-view.ts'
import { PlaceMap } from './place-map.tsx'
import { PlacePicture } from './place-picture.tsx'
import { PlaceWords } from './place-words.tsx'

/** PLACE-1: one location is a card with map and contact; several are a list of cards, or a map next to their names. */
export function LocationsBlock({
  places: { arrangement, map, pictureHeight, places },
}: {
  readonly places: PlacesView
}) {
  const onMap = arrangement === 'map' && map !== null
  return (
    <div className={`places places-${arrangement}`}>
      {onMap ? <PlaceMap map={map} numbered /> : null}
      <ul className="places-cards">
        {places.map((place) => (
          <li key={place.id} className="place">
            {onMap ? (
              <span className="place-number" aria-hidden="true">
                {place.number}
              </span>
            ) : (
              <PlaceSights place={place} alone={arrangement === 'card'} height={pictureHeight} />
            )}
            <PlaceWords place={place} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** PLACE-1: a single location has its map below its picture; one of several has its picture or else its map. */
function PlaceSights({
  place,
  alone,
  height,
}: {
  readonly place: PlaceView
  readonly alone: boolean
  readonly height: 150 | 400
}) {
  if (!alone || place.picture === null || place.map === null) return <PlacePicture place={place} height={height} />
  return (
    <div className="place-sights">
      <PlacePicture place={place} height={height} />
      <PlacePicture place={{ ...place, picture: null }} height={150} />
    </div>
  )
}
