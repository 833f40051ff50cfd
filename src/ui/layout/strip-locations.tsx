import { useRef } from 'react'
import type { SiteView } from '#views/site/site-view.ts'
import { Icon } from '../elements/icon.tsx'
import { useDismiss } from '../elements/use-dismiss.ts'

type Strip = NonNullable<SiteView['strip']>

/** The strip's locations: one is a link to its directions, several open a list (SITE-8). */
export function StripLocations({ strip, className = '' }: { readonly strip: Strip; readonly className?: string }) {
  const box = useRef<HTMLDivElement>(null)
  useDismiss(box)
  const [first, ...others] = strip.locations
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
    <div ref={box}>
      <details name="strip-locations" className="strip-locations">
        <summary className={`strip-link ${className}`}>
          {place}
          Locations
          <Icon name="chevron" className="menu-chevron" />
        </summary>
        <ul className="box">
          {strip.locations.map(({ name, city, directionsHref }) => (
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
