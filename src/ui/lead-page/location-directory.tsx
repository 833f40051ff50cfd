import type { LocationView } from '#site/site-view.ts'
import { ButtonLink } from '../elements/button.tsx'

/** PLACE-1, PLACE-2: the locations of a group, each with the way to it and to its own page. */
export function LocationDirectory({ locations }: { readonly locations: readonly LocationView[] }) {
  return (
    <section aria-labelledby="location-directory" className="location-directory">
      <h2 id="location-directory">Our locations</h2>
      <ul>
        {locations.map((location) => (
          <li key={location.id}>
            <h3>
              <a href={location.href} className="hover:underline">
                {location.name}
              </a>
            </h3>
            <address className="not-italic">
              <p className="text-muted">{location.address}</p>
              <a href={location.phone.tel} className="inline-flex min-h-11 items-center font-semibold hover:underline">
                {location.phone.text}
              </a>
            </address>
            {location.licence ? <p className="mb-3 text-sm text-muted">{location.licence}</p> : null}
            <p className="mt-auto flex flex-wrap gap-2">
              <ButtonLink kind="outline" href={location.href} aria-label={`Contact Us at ${location.name}`}>
                Contact Us
              </ButtonLink>
              <ButtonLink
                kind="outline"
                href={location.directionsHref}
                rel="noopener"
                aria-label={`Get Directions to ${location.name}`}
              >
                Get Directions
              </ButtonLink>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
