import type { PlaceView } from '#views/location/places-view.ts'
import { Icon } from '../elements/icon.tsx'
import { PlacePhone } from './place-phone.tsx'

/** A location's address and phone number (PLACE-2). */
export function PlaceAddress({ place }: { readonly place: PlaceView }) {
  return (
    <address className="place-address">
      <span className="place-line">
        <Icon name="place" className="mt-0.5 size-5 shrink-0" />
        <span>
          {place.street}
          <br />
          {place.suburb}
        </span>
      </span>
      <PlacePhone place={place} />
    </address>
  )
}
