import type { PlaceView } from '#views/location/places-view.ts'
import * as texts from '#words/location.ts'
import { StarRating } from '../review/star-row.tsx'
import { useWords } from '../use-words.ts'
import { HolidayHours } from './holiday-hours.tsx'
import { OpenState } from './open-state.tsx'
import { OpeningHours } from './opening-hours.tsx'
import { PlaceAddress } from './place-address.tsx'

/** Text of a location's card: name, stars, address, phone, hours, licences and two buttons (PLACE-2, LAW-2). */
export function PlaceWords({ place }: { readonly place: PlaceView }) {
  const t = useWords()
  return (
    <div className="place-words">
      {place.doing && <p className="place-doing">{place.doing}</p>}
      <h3 className="place-name">
        <a href={place.href}>{place.name}</a>
      </h3>
      {place.stars ? <StarRating stars={place.stars} /> : null}
      <OpenState state={place.state} />
      <PlaceAddress place={place} />
      <OpeningHours hours={place.hours} />
      <HolidayHours place={place} />
      {place.licences.length > 0 ? <p className="place-licences">{place.licences.join(' · ')}</p> : null}
      <p className="place-buttons">
        <a
          href={place.contactHref}
          aria-label={t(texts.contactName, { name: place.name })}
          className="button button-primary"
        >
          {t(texts.contactUs)}
        </a>
        <a
          href={place.directionsHref}
          rel="noopener"
          aria-label={t(texts.getDirectionsName, { name: place.name })}
          className="button button-outline"
        >
          {t(texts.getDirections)}
        </a>
      </p>
    </div>
  )
}
