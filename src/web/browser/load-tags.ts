import type { SiteTags } from '#domain/visitor/site-tags.ts'
import { forgetCookies } from '#ui/browser-storage/stored-items.ts'
import { hearTold } from './data-layer.ts'
import { startAnalytics, startContainer } from './google-tag.ts'
import { startPixel } from './meta-pixel.ts'
import { readsNothingOfVisitor } from './whole-address.ts'

/**
 * D-62: loads the accepted tags once. A container and a pixel read the address themselves, so they wait for a page
 * whose address contains nothing about the visitor.
 */
export function loadTags({ ga4, gtm, metaPixel }: SiteTags): void {
  if (loaded) return
  loaded = true
  if (ga4) startAnalytics(ga4)
  let waits = true
  hearTold(() => {
    if (!waits || !readsNothingOfVisitor()) return
    waits = false
    if (gtm) startContainer(gtm)
    if (metaPixel) startPixel(metaPixel)
  })
}

/** Cookies of Google Analytics and the Meta pixel, by prefix. */
const COOKIES = /^(_ga|_gid|_gat|_gcl|_fbp|_fbc)/

/** D-62: withdraws an earlier yes: deletes the tags' cookies, and reloads the page without their scripts. */
export function endTags(): void {
  forgetCookies(COOKIES)
  location.reload()
}

let loaded = false
