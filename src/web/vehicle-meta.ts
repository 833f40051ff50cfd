import type { MetaDescriptor } from 'react-router'
import type { VehicleView } from '#views/vehicle/vehicle-view.ts'
import { pageMeta, type RouteMatches } from './page-meta.ts'

/** What search engines and messengers read of a car's page (FIELD-3, ROUTE-11): one address, one picture, JSON-LD. */
export function vehicleMeta(vehicle: VehicleView, origin: string, matches: RouteMatches): MetaDescriptor[] {
  const canonical = new URL(vehicle.href, origin).href
  const [picture] = vehicle.pictures
  return pageMeta({ ...vehicle, canonical }, matches, {
    type: 'product',
    ...(picture ? { image: new URL(picture.src, origin).href, imageAlt: picture.alt } : {}),
  })
}
