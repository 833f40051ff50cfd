import type { PlaceView } from '#views/location/places-view.ts'
import * as words from '#words/location.ts'
import { ButtonLink } from '../elements/button.tsx'
import { StarRating } from '../review/star-row.tsx'
import { useWords } from '../use-words.ts'
import { HolidayHours } from './holiday-hours.tsx'
import { OpenState } from './open-state.tsx'
import { PlaceAddress } from './place-address.tsx'
import { PlaceMap } from './place-map.tsx'
import { WeekHours } from './week-hours.tsx'

/** PLACE-2: a location in full, at the top of its page: hours first, then phone, address, directions, licences, map. */
export function PlaceDetails({ place }: { readonly place: PlaceView }) {
  const t = useWords()
  return (
    <div className="place-details container">
      <section aria-labelledby="place-hours" className="place-week">
        <h2 id="place-hours">{t(words.openingHours)}</h2>
        <WeekHours hours={place.hours} />
        <HolidayHours place={place} />
      </section>
      <section aria-labelledby="place-visit" className="place-visit">
        <h2 id="place-visit">{t(words.visitOrCall)}</h2>
        <OpenState state={place.state} />
        {place.stars ? <StarRating stars={place.stars} /> : null}
        <PlaceAddress place={place} />
        <p className="place-buttons">
          <ButtonLink href={place.directionsHref} rel="noopener">
            {t(words.getDirections)}
          </ButtonLink>
          <ButtonLink kind="outline" href={place.contactHref}>
            {t(words.contactUs)}
          </ButtonLink>
        </p>
        {place.licences.length > 0 ? <p className="place-licences">{place.licences.join(' · ')}</p> : null}
      </section>
      {place.map ? <PlaceMap map={place.map} /> : null}
      {place.picture ? (
        <img src={place.picture} alt={place.name} height={400} className="place-details-picture" />
      ) : null}
    </div>
  )
}
