import type { LocationView } from '#site/site-view.ts'
import { Icon } from '../elements/icon.tsx'
import { OpeningHours } from './opening-hours.tsx'

/** Where to find the dealer: address, phone, hours and the way (PLACE-1, PLACE-2, LAW-2). */
export function LocationList({ locations }: { readonly locations: readonly LocationView[] }) {
  return (
    <ul className="locations">
      {locations.map((location) => (
        <li key={location.id} className="location">
          <h3 className="location-name">
            <a href={location.href} className="underline-offset-4 hover:underline">
              {location.name}
            </a>
          </h3>
          <address className="grid gap-1 not-italic">
            <span className="flex gap-2">
              <Icon name="place" className="mt-0.5 size-5 shrink-0" />
              {location.address}
            </span>
            <a
              href={location.phone.tel}
              className="flex min-h-11 items-center gap-2 font-semibold underline-offset-4 hover:underline"
            >
              <Icon name="phone" className="size-5 shrink-0" />
              {location.phone.text}
            </a>
          </address>
          <div>
            <OpeningHours hours={location.hours} />
            {location.licence ? <p className="text-sm opacity-80">{location.licence}</p> : null}
          </div>
          <p className="mt-auto flex flex-wrap gap-2">
            <a href={location.href} aria-label={`Contact Us at ${location.name}`} className="button button-outline">
              Contact Us
            </a>
            <a
              href={location.directionsHref}
              rel="noopener"
              aria-label={`Get Directions to ${location.name}`}
              className="button button-outline"
            >
              Get Directions
            </a>
          </p>
        </li>
      ))}
    </ul>
  )
}
