import { isDarkGround } from '#domain/colour/ground-tones.ts'
import { contentPath, isContentPath } from '#domain/content/content-path.ts'
import { addressText, directionsHref, licenceTexts } from '#domain/location/location.ts'
import { visibleLocations } from '#domain/location/shown-locations.ts'
import { COOKIE_SETTINGS_PATH, locationPath, SITE_ICON_PATH, YOUR_DATA_PATH } from '#domain/paths.ts'
import { REGIONS } from '#domain/region.ts'
import { savedHeading, savedName } from '#domain/visitor/saved-name.ts'
import { namedTags, type SiteTags } from '#domain/visitor/site-tags.ts'
import type { ContentPage } from '#site/content/content-page.ts'
import { shareImage } from '#site/content/share-image.ts'
import { groundOf } from '#site/ground.ts'
import type { LogoSizes } from '#site/logo-sizes.ts'
import type { Location, Site } from '#site/site.ts'
import { EMPTY_CONTENT, type SiteContent } from '#site/site-content.ts'
import { unlessTemplate } from '#site/unless-template.ts'
import { datedBanner } from '#views/home/dated-banner.ts'
import type {
  FrameBanner,
  FrameView,
  LocationView,
  LogoView,
  MenuLink,
  PhoneView,
  SiteTypefaces,
} from '#views/site/site-view.ts'
import { valuePropositions } from '#views/site/value-propositions.ts'
import * as words from '#words/frame.ts'
import { say } from '#words/say.ts'
import { headerMenu } from './header-menu.ts'
import { phoneBar } from './phone-bar.ts'
import { ownTypefaces, siteTokens } from './site-tokens.ts'

/** Header, footer, legal texts and tokens that every page of the site shows, at time `now`. */
export function siteView(
  site: Site,
  now: Date,
  { pages, catalogue, logoSizes }: Pick<SiteContent, 'pages' | 'catalogue' | 'logoSizes'> = EMPTY_CONTENT,
): FrameView {
  const sales = site.locations.filter((location) => location.types.includes('sales'))
  const service = site.locations.find((location) => location.types.includes('service'))
  const salesPhone = site.contact.salesPhone ?? sales[0]?.phone ?? null
  const servicePhone = site.contact.servicePhone ?? service?.phone ?? null
  const { logo, logoOnDark } = site.branding
  const onDark = logoOnDark ?? logo
  const banner = frameBanner(site, now)
  return {
    slug: site.slug,
    id: site.id,
    name: site.name,
    template: site.template,
    region: site.region,
    language: REGIONS[site.region].locale,
    tagline: site.branding.tagline,
    logo: {
      onGround: logoView(isDarkGround(groundOf(site)) ? onDark : logo, logoSizes),
      onDark: logoView(onDark, logoSizes),
    },
    icon: site.branding.icon ? siteFile(site.branding.icon) : SITE_ICON_PATH,
    themeColour: site.branding.primary,
    shareImage: shareImage(site),
    tokensCss: siteTokens(site),
    heroShape: unlessTemplate(site.home.hero),
    cardShape: unlessTemplate(site.card.shape),
    typefaces: { pair: typefacePair(site), ...ownTypefaces(site.branding) },
    header: headerMenu(site, catalogue.models),
    headerPhone: salesPhone ? phoneView(salesPhone) : null,
    callToAction: site.menus.callToAction,
    footer: site.menus.footer,
    strip: site.menus.strip
      ? {
          salesPhone: salesPhone ? phoneView(salesPhone) : null,
          servicePhone: servicePhone ? phoneView(servicePhone) : null,
        }
      : null,
    stripLocations: visibleLocations(site.locations).map((location) => ({
      name: location.name,
      city: `${location.city} ${location.state}`.trim(),
      href: locationPath(location.slug),
      directionsHref: directionsHref(location),
    })),
    valuePropositions: valuePropositions(site),
    phoneBar: phoneBar(site, salesPhone ? phoneView(salesPhone) : null),
    groupLogo: site.menus.groupLogo && { ...site.menus.groupLogo, image: siteFile(site.menus.groupLogo.image) },
    banner,
    ...(banner !== null && banner.locations.length > 0 && { localBanner: true }),
    locations: visibleLocations(site.locations).map((location) => locationView(location)),
    social: socialLinks(site),
    legal: {
      name: site.identity.legalName ?? site.name,
      links: legalLinks(site, pages),
    },
    notice: {
      abn: site.identity.abn,
      address: site.identity.address,
      licences: [...new Set(site.locations.flatMap(licenceTexts))],
      footnote: site.legal.footnote,
      year: now.getUTCFullYear(),
    },
    email: site.contact.email,
    currency: REGIONS[site.region].currency,
    manufacturer: site.identity.manufacturer,
    tags: siteTags(site),
    masksPhones: site.contact.maskPhones,
    saving: site.integrations.saving,
    savedName: savedName(site),
    favouritesLabel:
      savedHeading(savedName(site)) ??
      (site.integrations.saving === 'garage' ? say(words.watchlist) : REGIONS[site.region].words.favourites),
  }
}

/** SITE-10: a banner that names every location is one of the whole site. */
function frameBanner({ home, locations }: Pick<Site, 'home' | 'locations'>, now: Date): FrameBanner | null {
  const banner = datedBanner(home.banner, now)
  if (banner === null) return null
  const isOfAll = locations.every(({ id }) => banner.locations.includes(id))
  return { text: banner.text, href: banner.href, locations: isOfAll ? [] : banner.locations }
}

function typefacePair({ branding: { font } }: Site): SiteTypefaces['pair'] {
  return font === 'template' ? null : font
}

function siteTags({ integrations: { ga4, gtm, metaPixel } }: Site): SiteTags | null {
  const tags = { ga4, gtm, metaPixel }
  return namedTags(tags).length === 0 ? null : tags
}

/**
 * ROUTE-9, LAW-4: footer links. Content pages that the site does not have are left out; external policies are kept as
 * configured.
 */
function legalLinks(site: Site, pages: readonly Pick<ContentPage, 'path'>[]): readonly MenuLink[] {
  const has = (href: string) => !isContentPath(href) || pages.some(({ path }) => path === href)
  return [
    { label: say(words.privacyPolicy), href: site.legal.privacyPolicy },
    { label: say(words.termsAndConditions), href: contentPath('terms-and-conditions') },
    { label: say(words.accessibility), href: contentPath('accessibility') },
    { label: say(words.yourData), href: YOUR_DATA_PATH },
    // D-62: where the answer to the site's tags is seen and changed.
    ...(siteTags(site) === null ? [] : [{ label: say(words.cookieSettings), href: COOKIE_SETTINGS_PATH }]),
  ].filter(({ href }) => has(href))
}

/** A proportion that many logos are near; the header of a site moves when another one arrives. */
const USUAL_LOGO_SIZE = { width: 200, height: 48 }

function logoView(file: string, sizes: LogoSizes): LogoView {
  return { src: siteFile(file), ...(sizes[file] ?? USUAL_LOGO_SIZE) }
}

/** URL of a file in the site's folder. */
function siteFile(name: string): string {
  return `/site-files/${name}`
}

function locationView(location: Location): LocationView {
  return {
    id: location.id,
    slug: location.slug,
    name: location.name,
    types: location.types,
    address: addressText(location),
    href: locationPath(location.slug),
    phone: phoneView(location.phone),
    landline: location.landline === null ? null : phoneView(location.landline),
    directionsHref: directionsHref(location),
    licences: licenceTexts(location),
  }
}

function phoneView(phone: string): PhoneView {
  return { text: phone, tel: `tel:${phone.replace(/[^0-9+]/g, '')}` }
}

function socialLinks({ contact }: Site): readonly (MenuLink & { readonly name: string })[] {
  return [
    { name: 'YouTube', href: contact.youtubeUrl },
    { name: 'Facebook', href: contact.facebookUrl },
    { name: 'Instagram', href: contact.instagramUrl },
  ].flatMap(({ name, href }) => (href ? [{ name, label: name, href }] : []))
}
