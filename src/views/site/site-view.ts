import type { HeroShape } from '#domain/home/home-blocks.ts'
import type { SiteTags } from '#domain/visitor/site-tags.ts'
import type { CardShape } from '#site/options/card.ts'
import type { Region, Template } from '#site/site.ts'
import type { TypefacePair } from '#site/typefaces.ts'
import type { VehiclesGroup } from '../model/vehicles-menu.ts'

/** The site's values that pages use in the browser. The same for all visitors. */
export interface SiteView {
  readonly slug: string
  readonly id: string
  readonly name: string
  readonly template: Template
  readonly region: Region
  /** 'en-AU' */
  readonly language: string
  readonly tagline: string | null
  /** Address of the icon in browser tabs. */
  readonly icon: string
  /** Colour of the browser's own frame, '#c8102e'. */
  readonly themeColour: string
  /** Picture for shared links to pages without a picture of their own. */
  readonly shareImage: string
  /** The site's tokens as one CSS rule. */
  readonly tokensCss: string
  readonly typefaces: SiteTypefaces
  /** Forms that replace the template's hero and card; null keeps the template's. */
  readonly heroShape: HeroShape | null
  readonly cardShape: CardShape | null
  /** Phones of the site as a whole; null if its header has no strip. */
  readonly strip: { readonly salesPhone: PhoneView | null; readonly servicePhone: PhoneView | null } | null
  readonly legal: {
    readonly name: string
    /** Privacy policy and terms, if the site has them (ROUTE-9). */
    readonly links: readonly MenuLink[]
  }
  readonly email: string | null
  /** 'AUD' */
  readonly currency: string
  /** Make of a single-make site, else null. */
  readonly manufacturer: string | null
  /** The site's analytics tags; null without any (D-62). */
  readonly tags: SiteTags | null
  /** Whether all pages mask the site's phone numbers, not only vehicle pages (PHONE-1). */
  readonly masksPhones: boolean
  /** Where visitors save cars, if at all: in this browser, or in the watchlist after signing in (CARD-9). */
  readonly saving: 'off' | 'browser' | 'garage'
  /** The site's own name for saved cars, 'saved cars'; null uses the names of the rules. */
  readonly savedName: string | null
  /** Whether the banner of today differs between pages; absent where it does not (SITE-10). */
  readonly localBanner?: true
  /** Label of the saved cars in the header: the site's name, 'Favourites' in the region's spelling, or 'Watchlist' (ROUTE-10). */
  readonly favouritesLabel: string
}

/** The pair that replaces the template's typefaces, or `system` for the visitor's own in text; and the addresses of the site's own files. */
export interface SiteTypefaces {
  readonly pair: TypefacePair | 'system' | null
  readonly headline: string | null
  readonly text: string | null
}

/**
 * The site with the values of header, footer and phone bar. Only the server renders those, so browsers do not get these
 * values.
 */
export interface FrameView extends SiteView {
  /** For the site's own ground, and for a dark one. */
  readonly logo: { readonly onGround: LogoView; readonly onDark: LogoView }
  readonly header: readonly MenuEntry[]
  /** The sales number in the header, with or without a strip. */
  readonly headerPhone: PhoneView | null
  readonly callToAction: MenuLink | null
  readonly footer: readonly { readonly title: string; readonly links: readonly MenuLink[] }[]
  readonly locations: readonly LocationView[]
  /** Locations of the strip (SITE-8). */
  readonly stripLocations: readonly {
    readonly name: string
    readonly city: string
    /** The location's page (ROUTE-8). */
    readonly href: string
    readonly directionsHref: string
  }[]
  /** Short promises in the header (SITE-8). */
  readonly valuePropositions: readonly string[]
  /** Bar at the bottom of a phone's screen; empty if the site has none. */
  readonly phoneBar: readonly {
    readonly icon: 'phone' | 'mail' | 'place'
    readonly label: string
    readonly href: string
    /** Whether a press calls the car's number, on a car's page (PHONE-1). */
    readonly reveals?: boolean
  }[]
  readonly groupLogo: { readonly image: string; readonly href: string } | null
  readonly banner: FrameBanner | null
  readonly social: readonly { readonly name: string; readonly href: string }[]
  /** What the law wants in the footer (LAW-2, LAW-4). */
  readonly notice: {
    readonly abn: string | null
    readonly address: string | null
    readonly licences: readonly string[]
    readonly footnote: string | null
    readonly year: number
  }
}

export interface LogoView {
  readonly src: string
  /** With `height` the proportion in which the header keeps its place. */
  readonly width: number
  readonly height: number
}

/** The dated banner of today (SITE-10). */
export interface FrameBanner {
  readonly text: string
  readonly href: string | null
  /** Ids of the locations on whose pages it shows; empty: on every page. */
  readonly locations: readonly string[]
}

/** The site without the values that only header, footer and phone bar show. */
export function siteOfFrame(frame: FrameView): SiteView {
  const {
    logo,
    header,
    headerPhone,
    callToAction,
    footer,
    locations,
    stripLocations,
    valuePropositions,
    phoneBar,
    groupLogo,
    banner,
    social,
    notice,
    ...site
  } = frame
  return site
}

export type MenuEntry = MenuLink | MenuList | MenuVehicles
export interface MenuLink {
  readonly label: string
  readonly href: string
}
export interface MenuList {
  readonly label: string
  /** Whether the items are makes, shown with their badges (SITE-7). */
  readonly brands?: boolean
  readonly items: readonly MenuItem[]
}
/** A link, optionally shown as a picture instead of text. */
export interface MenuItem extends MenuLink {
  readonly image?: string
}
/** The model catalogue, by body group (SITE-7). */
export interface MenuVehicles {
  readonly label: string
  readonly groups: readonly VehiclesGroup[]
}

export interface PhoneView {
  readonly text: string
  /** 'tel:…'; if the number is masked (PHONE-1), the path of the page that reveals it. */
  readonly tel: string
  /** Whether a press on the masked number reveals the car's number and calls it, on a car's page (PHONE-1). */
  readonly reveals?: boolean
}

export interface LocationView {
  readonly id: string
  readonly slug: string
  readonly name: string
  /** The location's page (ROUTE-8). */
  readonly href: string
  readonly types: readonly string[]
  /** '1 Example Street, Moorooka QLD 4105' */
  readonly address: string
  readonly phone: PhoneView
  readonly landline: PhoneView | null
  readonly directionsHref: string
  /** Licences with their labels (LAW-2). */
  readonly licences: readonly string[]
}
