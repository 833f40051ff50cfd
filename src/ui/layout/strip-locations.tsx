import type { FrameView } from '#views/site/site-view.ts'
import { Icon } from '../elements/icon.tsx'

interface StripLocationsProps {
  readonly locations: FrameView['stripLocations']
  readonly className?: string
}

/** The strip's locations: one is a link to its directions, several open a list (SITE-8). */
export function StripLocations({ locations, className = '' }: StripLocationsProps) {
  const [first, ...others] = locations
  if (!first) return null
  const place = <Icon name="place" className="size-4" />
  if (others.length === 0)
    return (
      <a href={first.directionsHref} className={`strip-link ${className}`}>
        {place}
        {first.city}
      </a>
    )
  return (
    <div>
      <details name="strip-locations" className="strip-locations">
        <summary className={`strip-link ${className}`}>
          {place}
          Locations
          <Icon name="chevron" className="menu-chevron" />
        </summary>
        <ul className="box">
          {locations.map(({ name, city, directionsHref }) => (
            <li key={name}>
              <a href={directionsHref} className="menu-link">
                <span>
                  <b>{name}</b> {city}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}
