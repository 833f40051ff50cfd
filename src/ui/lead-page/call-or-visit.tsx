import type { PlaceView } from '#views/location/places-view.ts'
import * as words from '#words/lead-page.ts'
import { DirectionsLink } from '../layout/directions-link.tsx'
import { OpenState } from '../location/open-state.tsx'
import { PlacePhone } from '../location/place-phone.tsx'
import { useWords } from '../use-words.ts'

/** B2: the quick ways to reach a dealer, before the contact page's form: open or closed, phone, directions. */
export function CallOrVisit({ places }: { readonly places: readonly PlaceView[] }) {
  const t = useWords()
  return (
    <aside className="lead-page-aside" aria-label={t(words.callOrVisit)}>
      <section className="call-or-visit">
        <h2>{t(words.callOrVisit)}</h2>
        <ul>
          {places.map((place) => (
            <li key={place.id}>
              <a href={place.href} className="call-or-visit-name">
                {place.name}
              </a>
              <OpenState state={place.state} />
              <p>
                <PlacePhone place={place} />
                <DirectionsLink name={place.name} href={place.directionsHref} />
              </p>
            </li>
          ))}
        </ul>
      </section>
    </aside>
  )
}
