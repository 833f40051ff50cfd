import type { PlaceView } from '#views/location/places-view.ts'
import { DirectionsLink } from '../layout/directions-link.tsx'
import { OpenState } from '../location/open-state.tsx'
import { PlacePhone } from '../location/place-phone.tsx'

/** B2: the quick ways to reach a dealer, before the contact page's form: open or closed, phone, directions. */
export function CallOrVisit({ places }: { readonly places: readonly PlaceView[] }) {
  return (
    <aside className="lead-page-aside" aria-label="Call or visit">
      <section className="call-or-visit">
        <h2>Call or visit</h2>
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
