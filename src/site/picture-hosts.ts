import { oncePer } from '#caching/once-per.ts'
import type { Catalogue } from './catalogue.ts'
import type { Site } from './site.ts'

/**
 * Origins of other servers from which a site's pages may show pictures: those that its configuration and catalogue
 * name, including its map tiles (PLACE-1). Feed pictures are not among them: we serve those ourselves
 * (docs/decisions/017). Cached, since every page needs them: a changed site or catalogue is a new object.
 */
export const pictureHosts: (site: NamingSite, catalogue: NamingCatalogue) => readonly string[] = oncePer(hostsNamed)

type NamingSite = Pick<Site, 'branding' | 'vehicle' | 'home' | 'offers' | 'leads' | 'locations' | 'places'>
type NamingCatalogue = Pick<Catalogue, 'models' | 'parts'>

function hostsNamed(
  { branding, vehicle, home, offers, leads, locations, places }: NamingSite,
  { models, parts }: NamingCatalogue,
): readonly string[] {
  const addresses = [
    branding.shareImage,
    vehicle.certified?.image,
    home.image,
    ...home.slides.map(({ image }) => image),
    ...offers.list.map(({ image }) => image),
    ...leads.words.map(({ picture }) => picture),
    ...locations.flatMap(({ image, imageLarge }) => [image, imageLarge]),
    places.tiles?.url,
    ...models.flatMap(({ image }) => [image?.url, image?.thumb]),
    ...parts.map(({ image }) => image),
  ]
  // A catalogue has thousands of addresses on one or two hosts.
  const origins = new Set<string>()
  for (const address of addresses) {
    const origin = address && URL.canParse(address) ? new URL(address).origin : ''
    if (ORIGIN.test(origin)) origins.add(origin)
  }
  return [...origins].sort()
}

/** The URL standard allows a semicolon or comma in a host, which would end a rule of the policy. */
const ORIGIN = /^https?:\/\/[a-z0-9.-]+(:\d+)?$/
