import { useRouteLoaderData } from 'react-router'
import type { SiteView } from '#site/site-view.ts'

/** The site of the page, as the root loaded it. */
export function useSite(): SiteView {
  const site = useRouteLoaderData<SiteView>('root')
  if (!site) throw new Error('useSite: the page has no site')
  return site
}
