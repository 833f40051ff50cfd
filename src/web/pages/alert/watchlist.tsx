import { useEffect } from 'react'
import { useLoaderData, useNavigate } from 'react-router'
import { WATCHLIST_PATH } from '#domain/paths.ts'
import { savedHeading } from '#domain/visitor/saved-name.ts'
import { onSavedCarsChange } from '#ui/saved-cars/saved-cars-store.ts'
import { WatchlistPage } from '#ui/watchlist/watchlist-page.tsx'
import type { SiteView } from '#views/site/site-view.ts'
import * as words from '#words/alert.ts'
import { say } from '#words/say.ts'
import type { PageHandle } from '../../page-handle.ts'
import type { MetaArgs } from '../../page-meta.ts'
import type { loader } from '../../routes/alert/watchlist.ts'
import { useSite } from '../../use-site.ts'

export const handle: PageHandle = { tray: true }

export function meta({ site }: MetaArgs<typeof loader>) {
  return [{ title: `${headingOf(site)} | ${site?.name ?? ''}` }, { name: 'robots', content: 'noindex' }]
}

export function Component() {
  const watchlist = useLoaderData<typeof loader>()
  const navigate = useNavigate()
  useEffect(
    () =>
      onSavedCarsChange(({ list }) => {
        if (list === 'favourites') void navigate(WATCHLIST_PATH, { replace: true, preventScrollReset: true })
      }),
    [navigate],
  )
  return <WatchlistPage watchlist={watchlist} heading={headingOf(useSite())} />
}

function headingOf(site: SiteView | null): string {
  return savedHeading(site?.savedName ?? null) ?? say(words.yourWatchlist)
}
