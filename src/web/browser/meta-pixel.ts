import { metaEvent } from '#views/analytics/meta-event.ts'
import { addScript } from './add-script.ts'
import { hearTold } from './data-layer.ts'
import { readsNothingOfVisitor } from './whole-address.ts'

interface Pixel {
  (...command: readonly unknown[]): void
  /** Set by the script once it is loaded. */
  callMethod?: (...command: readonly unknown[]) => void
  readonly queue: unknown[]
  readonly loaded: true
  readonly version: '2.0'
  push: Pixel
  disablePushState: boolean
}

declare global {
  interface Window {
    fbq?: Pixel
    _fbq?: Pixel
  }
}

/**
 * D-62: reports pages, cars, leads, calls and favourites to the site's Meta pixel. Its automatic reading of forms and
 * buttons is off. It always reads the address, so nothing is reported on a page whose address contains something about
 * the visitor.
 */
export function startPixel(id: string): void {
  const fbq = pixel()
  window.fbq = fbq
  window._fbq = fbq
  fbq('set', 'autoConfig', false, id)
  fbq('init', id)
  hearTold((event) => {
    const heard = readsNothingOfVisitor() ? metaEvent(event) : null
    if (heard) fbq('trackSingle', id, heard.name, heard.facts)
  })
  addScript('https://connect.facebook.net/en_US/fbevents.js')
}

/** Queues commands until the script is loaded. */
function pixel(): Pixel {
  const queue: unknown[] = []
  const call = (...command: readonly unknown[]) => {
    if (fbq.callMethod) fbq.callMethod(...command)
    else queue.push(command)
  }
  const fbq: Pixel = Object.assign(call, {
    queue,
    loaded: true,
    version: '2.0',
    // The pixel would report client-side navigations itself, a second time.
    disablePushState: true,
  } as const) as Pixel
  fbq.push = fbq
  return fbq
}
