import { metaEvent } from '#views/analytics/meta-event.ts'
import { addScript } from './add-script.ts'
import { hearTold } from './data-layer.ts'
import { readsNothingOfVisitor } from './whole-address.ts'

interface Pixel {
  (...command: readonly unknown[]): void
  /** Set by the script once it is here. */
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
 * D-62: tells the site's Meta pixel of pages, cars, leads, calls and favourites. Its own reading of forms and buttons is off;
 * the address it reads by itself, so it hears nothing on a page whose address says something of the visitor.
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

/** Keeps commands until the script takes them. */
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
    // One page leads to the next without loading: the pixel would tell of it by itself.
    disablePushState: true,
  } as const) as Pixel
  fbq.push = fbq
  return fbq
}
