import type { PlacesView } from '#domain/location/places-view.ts'
import { PlaceMap } from './place-map.tsx'
import { PlacePicture } from './place-picture.tsx'
import { PlaceWords } from './place-words.tsx'

/** PLACE-1: one location is a card with map and contact; several are a list of cards, or a map beside their names. */
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
              <PlacePicture place={place} height={arrangement === 'card' ? 400 : pictureHeight} />
            )}
            <PlaceWords place={place} />
          </li>
        ))}
      </ul>
    </div>
  )
}
