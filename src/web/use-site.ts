import { useRouteLoaderData } from 'react-router'
import { fromPayload, type Payload } from '#rendering/payload.ts'
import type { SiteView } from '#views/site/site-view.ts'

/** The site that the page belongs to; the root route loads it for every page. */
export function useSite(): SiteView {
  const site = useSiteIfAny()
  if (!site) throw new Error('The root route has loaded no site.')
  return site
}

/** The same where it could not be loaded: null. */
export function useSiteIfAny(): SiteView | null {
  const data = useRouteLoaderData<Payload>('root')
  return data ? fromPayload<SiteView>(data) : null
}
