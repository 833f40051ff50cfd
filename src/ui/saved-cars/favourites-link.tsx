import type { SiteView } from '#views/site/site-view.ts'
import { Icon } from '../elements/icon.tsx'
import { useSavedCars } from './saved-cars-store.ts'

/** The way to the favourites (ROUTE-10); how many there are stands there once the page lives. */
export function FavouritesLink({ site, className = '' }: { readonly site: SiteView; readonly className?: string }) {
  const count = useSavedCars('favourites')?.length ?? 0
  if (site.saving === 'off') return null
  return (
    <a href={site.saving === 'garage' ? '/watchlist' : '/favourites'} className={`favourites-link ${className}`}>
      <Icon name="heart" className="size-6" />
      <span className="sr-only">{count > 0 ? `${site.favouritesLabel} (${count})` : site.favouritesLabel}</span>
      {count > 0 ? (
        <span aria-hidden="true" className="favourites-count">
          {count}
        </span>
      ) : null}
    </a>
  )
}
