import type { AscEvent } from '#views/analytics/asc-event.ts'
import { isPublicAddress, publicAddress } from '#views/analytics/public-address.ts'
import { addScript } from './add-script.ts'
import { hearTold } from './data-layer.ts'

declare global {
  interface Window {
    /** Google Analytics' own commands: in `dataLayer` a container would count them twice. */
    ga4Layer?: unknown[]
  }
}

const SCRIPTS = 'https://www.googletagmanager.com'

/**
 * D-62: sends the site's GA4 property each event of the data layer, with the address that we write, and a page view of its own,
 * by which its reports count.
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

/** Instead of what the script would read by itself; a title may repeat the words of a search. */
function shownAddress() {
  const { href } = location
  return {
    page_location: publicAddress(href),
    page_title: isPublicAddress(href) ? document.title : '',
    page_referrer: document.referrer === '' ? '' : publicAddress(document.referrer),
  }
}

/** The script takes commands as `arguments`, never as a list. */
function gtag(..._command: readonly unknown[]): void {
  window.ga4Layer = window.ga4Layer ?? []
  // biome-ignore lint/complexity/noArguments: see above
  window.ga4Layer.push(arguments)
}
