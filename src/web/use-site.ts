import { useRouteLoaderData } from 'react-router'
import { fromPayload, type Payload } from '#rendering/payload.ts'
import type { ChosenStylesheets } from '#themes/chosen-stylesheets.ts'
import type { SiteView } from '#views/site/site-view.ts'

/** A site's header and footer as server-rendered HTML. */
export interface FrameHtml {
  readonly header: string
  readonly footer: string
}

/** Data of the root route, with the stylesheets of what the site chose. `frame` is null if the page in the document contains the HTML already. */
export interface ShownSite extends SiteView {
  readonly frame: FrameHtml | null
  readonly stylesheets: ChosenStylesheets
}

/** The site with its frame's HTML. */
export interface FramedSite extends ShownSite {
  readonly frame: FrameHtml
}

/** Ids of the elements that contain header and footer. */
export const HEADER_ID = 'site-header'
export const FOOTER_ID = 'site-footer'

/** The page's site, which the root route loads. */
export function useSite(): FramedSite {
  const site = useSiteIfAny()
  if (!site) throw new Error('The root route has loaded no site.')
  return site
}

/** The page's site; null if it could not be loaded. */
export function useSiteIfAny(): FramedSite | null {
  const data = useRouteLoaderData<Payload<ShownSite>>('root')
  return data ? fromPayload(data, withFrame) : null
}

/** In a browser: reads missing HTML from the document. */
function withFrame(site: ShownSite): FramedSite {
  return { ...site, frame: site.frame ?? { header: htmlIn(HEADER_ID), footer: htmlIn(FOOTER_ID) } }
}

function htmlIn(id: string): string {
  return document.getElementById(id)?.innerHTML ?? ''
}
