import type { MetaDescriptor } from 'react-router'
import type { VehicleView } from '#domain/car/vehicle-view.ts'

/** What search engines and messengers read of a car's page (FIELD-3, ROUTE-11): one address, one picture, JSON-LD. */
export function vehicleMeta(vehicle: VehicleView, origin: string): MetaDescriptor[] {
  const address = new URL(vehicle.href, origin).href
  const [picture] = vehicle.pictures
  return [
    { title: vehicle.metaTitle },
    { name: 'description', content: vehicle.metaDescription },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'product' },
    { property: 'og:url', content: address },
    { property: 'og:title', content: vehicle.metaTitle },
    { property: 'og:description', content: vehicle.metaDescription },
    ...(picture
      ? [
          { property: 'og:image', content: new URL(picture.src, origin).href },
          { property: 'og:image:alt', content: picture.alt },
        ]
      : []),
    ...vehicle.structuredData.map((value) => ({ 'script:ld+json': value })),
  ]
}
