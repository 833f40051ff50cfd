import { oncePer } from '#caching/once-per.ts'
import type { Catalogue } from './catalogue.ts'
import type { Site } from './site.ts'

/**
 * The servers beside our own from which a site's pages may show pictures, as origins: those that its configuration and
 * catalogue name, the one of its map's tiles among them (PLACE-1). A feed's pictures are none of them, as we serve those
 * ourselves (docs/decisions/017). Cached, since every page needs them: a site or a catalogue that changed is another object.
 */
export const pictureHosts: (site: NamingSite, catalogue: NamingCatalogue) => readonly string[] = oncePer(hostsNamed)

type NamingSite = Pick<Site, 'branding' | 'vehicle' | 'home' | 'offers' | 'locations' | 'places'>
type NamingCatalogue = Pick<Catalogue, 'models' | 'parts'>

function hostsNamed(
  { branding, vehicle, home, offers, locations, places }: NamingSite,
  { models, parts }: NamingCatalogue,
): readonly string[] {
  const addresses = [
    branding.shareImage,
    vehicle.certified?.image,
    home.image,
    ...home.slides.map(({ image }) => image),
    ...offers.list.map(({ image }) => image),
    ...locations.flatMap(({ image, imageLarge }) => [image, imageLarge]),
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
