import { type ComponentType, useEffect, useState } from 'react'
import { SIGNED_IN_COOKIE } from '#domain/visitor/visitor.ts'
import { hasCookie } from '#ui/browser-storage/stored-items.ts'
import type { CornerProps } from '#ui/saved-cars/saved-cars-corner.tsx'
import {
  keepFavouritesWith,
  onSavedCarsChange,
  useLastSavedCarsChange,
  useSavedCars,
} from '#ui/saved-cars/saved-cars-store.ts'
import type { SiteView } from '#views/site/site-view.ts'
import { usePageHandle } from '../page-handle.ts'
import { withAnalytics } from './analytics.ts'

/** Reports favourites to the data layer (FORM-12), and loads tray and toast when they have something to show. */
export function SavedCarsFrame({ site: { slug, region, saving, savedName } }: { readonly site: SiteView }) {
  const { tray = false } = usePageHandle()
  const compared = useSavedCars('compared')
  const change = useLastSavedCarsChange()
  const isNeeded = change !== null || (tray && compared !== null && compared.length > 0)
  const [Corner, setCorner] = useState<ComponentType<CornerProps> | null>(null)
  useEffect(() => {
    // Only signed-in visitors have a watchlist: the browser keeps the others' cars, and most pages send no request.
    if (saving !== 'garage' || !hasCookie(SIGNED_IN_COOKIE)) return
    const watchlist = () => import('./watchlist.ts').then(({ loadWatchlist }) => loadWatchlist())
    keepFavouritesWith(watchlist)
    void watchlist()
  }, [saving])
  useEffect(
    () =>
      onSavedCarsChange((change) => {
        withAnalytics(({ announceSavedCars }) => announceSavedCars({ slug, region }, change))
      }),
    [slug, region],
  )
  useEffect(() => {
    if (!isNeeded || Corner) return
    // If the tray could not be loaded, the next click tries again.
    import('#ui/saved-cars/saved-cars-corner.tsx').then(
      ({ SavedCarsCorner }) => setCorner(() => SavedCarsCorner),
      () => {},
    )
  }, [isNeeded, Corner])
  return Corner ? <Corner tray={tray} saving={saving} savedName={savedName} /> : null
}
