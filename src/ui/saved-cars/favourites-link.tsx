import { useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { SiteView } from '#views/site/site-view.ts'
import { Icon } from '../elements/icon.tsx'
import { useSavedCars } from './saved-cars-store.ts'

/** The way to the favourites (ROUTE-10); a browser draws how many there are into it. */
export function FavouritesLink({ site, className = '' }: { readonly site: SiteView; readonly className?: string }) {
  if (site.saving === 'off') return null
  return (
    <a href={site.saving === 'garage' ? '/watchlist' : '/favourites'} className={`favourites-link ${className}`}>
      <Icon name="heart" className="size-6" />
      <span className="sr-only">{site.favouritesLabel}</span>
      <span data-favourites-count="" />
    </a>
  )
}

/** The number of favourites, in the link that the server wrote into `header`. */
export function FavouritesCount({ header }: { readonly header: string }) {
  const count = useSavedCars('favourites')?.length ?? 0
  const [place, setPlace] = useState<Element | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another header has another place.
  useLayoutEffect(() => setPlace(document.querySelector('[data-favourites-count]')), [header])
  if (place === null || count === 0) return null
  return createPortal(
    <>
      <span className="sr-only">{` (${count})`}</span>
      <span aria-hidden="true" className="favourites-count">
        {count}
      </span>
    </>,
    place,
  )
}
