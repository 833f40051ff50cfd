import { isAvailable } from '#domain/car/availability.ts'
import { fullTitle } from '#domain/car/car-title.ts'
import { carVisibility } from '#domain/listing/visibility.ts'
import { windowStickerPath } from '#domain/paths.ts'
import { isGatewayError } from '#gateways/gateway-error.ts'
import type { CardView } from '#views/card/card-view.ts'
import { windowSticker } from '#views/window-sticker/window-sticker.ts'
import type { SiteRequest } from '../site-request.ts'
import { similarCars } from './similar-cars.ts'

export type MadeSticker =
  | { readonly kind: 'sticker'; readonly fileName: string; readonly bytes: Uint8Array<ArrayBuffer> }
  /** The car's URL changed (ROUTE-11). */
  | { readonly kind: 'moved'; readonly href: string }
  /** The car is sold and needs no window sticker: answered with 410 and similar cars. */
  | { readonly kind: 'gone'; readonly title: string; readonly similar: readonly CardView[] }
  | { readonly kind: 'failed' }

/** CAR-8: window sticker at /cars/{slug}.pdf, or null for a 404. A failed PDF is logged; the visitor may try again. */
export async function makeWindowSticker(request: SiteRequest, slug: string): Promise<MadeSticker | null> {
  const { platform, site, now, origin } = request
  const storage = platform.storage.forSite(site)
  const car = await storage.cars.find(slug)
  if (car === null) {
    const current = await storage.cars.findFormerSlug(slug)
    return current === null ? null : { kind: 'moved', href: windowStickerPath(current) }
  }
  const standing = carVisibility(car, site, now)
  if (standing === 'hidden') return null
  if (standing === 'gone' || !isAvailable(car))
    return { kind: 'gone', title: fullTitle(car), similar: await similarCars(request, car) }
  try {
    const bytes = await platform.stickers.print(windowSticker(car, site, { now, origin }))
    return { kind: 'sticker', fileName: `${car.slug}.pdf`, bytes }
  } catch (error) {
    // Any other error is a bug.
    if (!isGatewayError(error)) throw error
    platform.log.error('window sticker failed', { site: site.slug, car: car.id, reason: String(error) })
    return { kind: 'failed' }
  }
}
