import type { SiteView } from '#views/site/site-view.ts'
import type { VehicleView } from '#views/vehicle/vehicle-view.ts'
import { type HeadTag, pageMeta } from './page-meta.ts'

/** Head tags of a car's page (FIELD-3, ROUTE-11): canonical address, picture, JSON-LD. */
export function vehicleMeta(vehicle: VehicleView, origin: string, site: SiteView | null): HeadTag[] {
  const canonical = new URL(vehicle.href, origin).href
  const [picture] = vehicle.pictures
  return pageMeta({ ...vehicle, canonical }, site, {
    type: 'product',
    ...(picture ? { image: new URL(picture.src, origin).href, imageAlt: picture.alt } : {}),
  })
}
