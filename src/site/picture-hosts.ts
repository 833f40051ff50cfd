import type { Catalogue } from './catalogue.ts'
import type { Site } from './site.ts'

/**
 * The servers beside our own from which a site's pages may show pictures, as origins: those that its configuration and
 * catalogue name, the one of its map's tiles among them (PLACE-1). A feed's pictures are none of them, as we serve those
 * ourselves (docs/decisions/017).
 */
export function pictureHosts(
  { home, offers, locations, places }: Pick<Site, 'home' | 'offers' | 'locations' | 'places'>,
  { models, parts }: Pick<Catalogue, 'models' | 'parts'>,
): readonly string[] {
  const addresses = [
    home.image,
    ...home.slides.map(({ image }) => image),
    ...offers.list.map(({ image }) => image),
    ...locations.map(({ image }) => image),
    places.tiles?.url,
    ...models.flatMap(({ image }) => [image?.url, image?.thumb]),
    ...parts.map(({ image }) => image),
  ]
  // A catalogue has thousands of addresses on a host or two.
  const origins = new Set<string>()
  for (const address of addresses) {
    const origin = address && URL.canParse(address) ? new URL(address).origin : ''
    if (ORIGIN.test(origin)) origins.add(origin)
  }
  return [...origins].sort()
}

/** A host may hold a semicolon or a comma to the URL standard, which would end the rule of a policy. */
const ORIGIN = /^https?:\/\/[a-z0-9.-]+(:\d+)?$/
