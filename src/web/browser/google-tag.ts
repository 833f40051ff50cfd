import type { AscEvent } from '#views/analytics/asc-event.ts'
import { isPublicAddress, publicAddress } from '#views/analytics/public-address.ts'
import { addScript } from './add-script.ts'
import { hearTold } from './data-layer.ts'

declare global {
  interface Window {
    /** Google Analytics' own queue: in `dataLayer` a container would count its commands twice. */
    ga4Layer?: unknown[]
  }
}

const SCRIPTS = 'https://www.googletagmanager.com'

/**
 * D-62: sends each event of the data layer to the site's GA4 property with an address that we construct, and a page
 * view, on which its reports are based.
 */
export function startAnalytics(id: string): void {
  gtag('js', new Date())
  gtag('set', shownAddress())
  gtag('config', id, { send_page_view: false, allow_google_signals: false, allow_ad_personalization_signals: false })
  hearTold((event) => tell(id, event))
  addScript(`${SCRIPTS}/gtag/js?id=${id}&l=ga4Layer`)
}

/** D-62: loads the site's container, which reads `window.dataLayer`. */
export function startContainer(id: string): void {
  window.dataLayer = window.dataLayer ?? []
  window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  addScript(`${SCRIPTS}/gtm.js?id=${id}`)
}

function tell(id: string, { event, ...parameters }: AscEvent): void {
  if (event === 'asc_pageview') {
    gtag('set', shownAddress())
    gtag('event', 'page_view', { send_to: id })
  }
  gtag('event', event, { ...parameters, send_to: id })
}

/** Page address and title for the script, instead of its own reading: a title may contain the words of a search. */
function shownAddress() {
  const { href } = location
  return {
    page_location: publicAddress(href),
    page_title: isPublicAddress(href) ? document.title : '',
    page_referrer: document.referrer === '' ? '' : publicAddress(document.referrer),
  }
}

/** The script accepts commands only as `arguments`, not as an array. */
function gtag(..._command: readonly unknown[]): void {
  window.ga4Layer = window.ga4Layer ?? []
  // biome-ignore lint/complexity/noArguments: see above
  window.ga4Layer.push(arguments)
}
