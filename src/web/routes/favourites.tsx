import { useEffect } from 'react'
import { redirect, useFetcher } from 'react-router'
import { favouritesPath, WATCHLIST_PATH } from '#domain/paths.ts'
import { listFavourites } from '#operations/visitor/list-favourites.ts'
import { fromPayload } from '#rendering/payload.ts'
import { FavouritesPage } from '#ui/favourites/favourites-page.tsx'
import { replaceSavedCars, savedCars } from '#ui/saved-cars/saved-cars-store.ts'
import type { SiteView } from '#views/site/site-view.ts'
import { contextOf } from '../middleware/request-context.ts'
import type { PageHandle } from '../page-handle.ts'
import type { Route } from './+types/favourites.ts'

export const handle: PageHandle = { tray: true }

/** ROUTE-10: `?cars=a,b` is a list that was shared; without it the browser asks for the cars that it keeps. */
export function loader(args: Route.LoaderArgs) {
  const { site } = contextOf(args)
  // Where visitors sign in to keep cars, the browser keeps none of its own.
  if (site.integrations.saving === 'garage' && !args.url.searchParams.has('cars')) throw redirect(WATCHLIST_PATH)
  return listFavourites(contextOf(args), args.url.searchParams)
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const [root] = matches
  const site = root.loaderData && fromPayload<SiteView>(root.loaderData)
  return [
    { title: `${loaderData?.heading ?? site?.favouritesLabel ?? ''} | ${site?.name ?? ''}` },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function FavouritesRoute({ loaderData: named }: Route.ComponentProps) {
  const { data, load, state } = useFetcher<typeof loader>()
  const asks = !named.shared
  useEffect(() => {
    const kept = savedCars('favourites')
    if (asks && kept.length > 0) void load(favouritesPath(kept))
  }, [asks, load])
  const own = asks && data ? { ...data, heading: named.heading, shared: false } : null
  const forget = () => {
    const left = savedCars('favourites').filter((id) => !own?.lost.includes(id))
    replaceSavedCars('favourites', left)
    void load(favouritesPath(left))
  }
  return (
    <FavouritesPage
      favourites={own ?? named}
      looking={asks && !data && state !== 'idle'}
      onForget={own ? forget : null}
    />
  )
}
