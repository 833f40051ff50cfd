import { useEffect } from 'react'
import { useFetcher, useLoaderData } from 'react-router'
import { favouritesPath } from '#domain/paths.ts'
import { FavouritesPage } from '#ui/favourites/favourites-page.tsx'
import { replaceSavedCars, savedCars } from '#ui/saved-cars/saved-cars-store.ts'
import type { PageHandle } from '../page-handle.ts'
import type { MetaArgs } from '../page-meta.ts'
import type { loader } from '../routes/favourites.ts'

export const handle: PageHandle = { tray: true }

export function meta({ loaderData, site }: MetaArgs<typeof loader>) {
  return [
    { title: `${loaderData?.heading ?? site?.favouritesLabel ?? ''} | ${site?.name ?? ''}` },
    { name: 'robots', content: 'noindex' },
  ]
}

export function Component() {
  const named = useLoaderData<typeof loader>()
  const { data, load, state } = useFetcher<typeof loader>()
  const asks = !named.shared
  useEffect(() => {
    const kept = savedCars('favourites')
    if (asks && kept.length > 0) void load(favouritesPath(kept))
  }, [asks, load])
  const ownView = asks && data ? { ...data, heading: named.heading, signInHref: named.signInHref, shared: false } : null
  const forget = () => {
    const left = savedCars('favourites').filter((id) => !ownView?.lost.includes(id))
    replaceSavedCars('favourites', left)
    void load(favouritesPath(left))
  }
  return (
    <FavouritesPage
      favourites={ownView ?? named}
      looking={asks && !data && state !== 'idle'}
      onForget={ownView ? forget : null}
    />
  )
}
