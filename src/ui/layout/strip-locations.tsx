import { useRef } from 'react'
import type { SiteView } from '#site/site-view.ts'
import { Icon } from '../elements/icon.tsx'
import { useDismiss } from '../elements/use-dismiss.ts'

type Strip = NonNullable<SiteView['strip']>

/** The strip's locations: one is a link to its directions, several open a list (SITE-8). */
export function StripLocations({ strip, className = '' }: { readonly strip: Strip; readonly className?: string }) {
  const box = useRef<HTMLDivElement>(null)
  useDismiss(box)
  const [first, ...others] = strip.locations
  if (!first) return null
  if (others.length === 0) {
    return (
      <a href={first.directionsHref} className={`flex min-h-11 items-center gap-1.5 whitespace-nowrap ${className}`}>
        <Icon name="place" className="size-4" />
        {first.city}
      </a>
    )
  }
  return (
    <div ref={box}>
      <details name="strip-locations" className="group relative">
        <summary className={`flex min-h-11 items-center gap-1.5 ${className}`}>
          <Icon name="place" className="size-4" />
          Locations
          <Icon name="chevron" className="size-3.5 transition-transform group-open:rotate-180" />
        </summary>
        <ul className="box absolute top-full right-0 z-40 w-72 p-2 text-ink shadow-raised">
          {strip.locations.map((location) => (
            <li key={location.name}>
              <a
                href={location.directionsHref}
                className="flex min-h-11 flex-col justify-center rounded-control px-3 py-2 hover:bg-sunken"
              >
                <span className="font-medium">{location.name}</span>
                <span className="text-sm text-muted">{location.city}</span>
              </a>
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}
