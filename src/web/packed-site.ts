import type { SiteView } from '#views/site/site-view.ts'

/**
 * What the root's loader hands over: the site around every page, as JSON. A page that is written whole has it in an
 * element of its own, made once for all pages of the site: `site` is empty then.
 */
export interface PackedSite {
  readonly site: string
}

/** The site that the root's loader handed over; the same object for the same text, so that nothing is drawn anew. */
export function siteOf(data: PackedSite): SiteView {
  return writtenSites.get(data) ?? unpacked(data.site || (document.getElementById(SITE_ID)?.textContent ?? ''))
}

function unpacked(text: string): SiteView {
  if (last?.text !== text) last = { text, site: JSON.parse(text) }
  return last.site
}

let last: { readonly text: string; readonly site: SiteView } | null = null

/** The element that holds the site of a page that was written whole. */
export const SITE_ID = 'site-data'

/** On the server: the sites around pages that are being written, by what their loaders handed over. */
export const writtenSites = new WeakMap<object, SiteView>()
