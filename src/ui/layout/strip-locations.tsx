import type { FrameView } from '#views/site/site-view.ts'
import * as words from '#words/frame.ts'
import { Icon } from '../elements/icon.tsx'
import { useWords } from '../use-words.ts'
import { DirectionsLink } from './directions-link.tsx'

interface StripLocationsProps {
  readonly locations: FrameView['stripLocations']
  readonly className?: string
}

/** The strip's locations: one is a link to its page, several open a list of pages and directions (SITE-8, B1). */
export function StripLocations({ locations, className = '' }: StripLocationsProps) {
  const t = useWords()
  const [first, ...others] = locations
  if (!first) return null
  const place = <Icon name="place" className="size-4" />
  if (others.length === 0)
    return (
      <a href={first.href} className={`strip-link ${className}`}>
        {place}
        {first.city}
      </a>
    )
  return (
    <div>
      <details name="strip-locations" className="strip-locations">
        <summary className={`strip-link ${className}`}>
          {place}
          {t(words.locations)}
          <Icon name="chevron" className="menu-chevron" />
        </summary>
        <ul className="box">
          {locations.map(({ name, city, href, directionsHref }) => (
            <li key={name}>
              <a href={href} className="menu-link">
                <span>
                  <b>{name}</b> {city}
                </span>
              </a>
              <DirectionsLink name={name} href={directionsHref} />
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}
