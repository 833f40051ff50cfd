import { useRouteLoaderData } from 'react-router'
import { fromPayload, type Payload } from '#rendering/payload.ts'
import type { SiteView } from '#views/site/site-view.ts'

/** Header and footer of a site as the server wrote them. */
export interface FrameHtml {
  readonly header: string
  readonly footer: string
}

/** What the root route loads. A page that came whole has the frame's HTML already: null. */
export interface ShownSite extends SiteView {
  readonly frame: FrameHtml | null
}

/** The same where it is shown. */
export interface FramedSite extends SiteView {
  readonly frame: FrameHtml
}

/** Where a page has its header and footer. */
export const HEADER_ID = 'site-header'
export const FOOTER_ID = 'site-footer'

/** The site that the page belongs to; the root route loads it for every page. */
export function useSite(): FramedSite {
  const site = useSiteIfAny()
  if (!site) throw new Error('The root route has loaded no site.')
  return site
}

/** The same where it could not be loaded: null. */
export function useSiteIfAny(): FramedSite | null {
  const data = useRouteLoaderData<Payload>('root')
  return data ? fromPayload(data, withFrame) : null
}

/** In a browser: a page that came whole has the HTML in its place. */
function withFrame(site: ShownSite): FramedSite {
  return { ...site, frame: site.frame ?? { header: htmlIn(HEADER_ID), footer: htmlIn(FOOTER_ID) } }
}

function htmlIn(id: string): string {
  return document.getElementById(id)?.innerHTML ?? ''
}
