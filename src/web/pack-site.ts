import type { SiteView } from '#views/site/site-view.ts'
import { type PackedSite, SITE_ID, writtenSites } from './packed-site.ts'

/** Hands a site over: as JSON with a page's data alone, else in the page's own element. */
export function packSite(view: SiteView, isDataAlone: boolean): PackedSite {
  const data = { site: isDataAlone ? JSON.stringify(view) : '' }
  if (!isDataAlone) writtenSites.set(data, view)
  return data
}

/** The element that brings the site of a page; none for what is no site. */
export function writtenSite(data: object): readonly Uint8Array[] {
  const view = writtenSites.get(data)
  if (!view) return []
  const element = elements.get(view) ?? Buffer.from(elementOf(view))
  elements.set(view, element)
  return [element]
}

/** The same view is the same object for a minute (`keptSiteView`). */
const elements = new WeakMap<SiteView, Uint8Array>()

function elementOf(view: SiteView): string {
  // JSON that cannot end the element it stands in.
  const json = JSON.stringify(view).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${SITE_ID}">${json}</script>`
}
