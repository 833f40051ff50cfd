import type { Trade } from '#domain/trade.ts'
import type { SiteTags } from '#domain/visitor/site-tags.ts'
import type { Region, Template } from '#site/site.ts'
import type { HoursRow } from '../location/places-view.ts'
import type { VehiclesGroup } from '../model/vehicles-menu.ts'

/** What every page shows of its site: header, footer, tokens. Finished values; nothing that differs between visitors. */
export interface SiteView {
  readonly slug: string
  readonly id: string
  readonly name: string
  readonly template: Template
  readonly region: Region
  /** 'en-AU' */
  readonly language: string
  readonly tagline: string | null
  /** What the site sells, for the words of every page (D-56). */
  readonly trade: Trade
  readonly logo: { readonly src: string; readonly onDark: string }
  /** The address of the icon that a browser's tab shows. */
  readonly icon: string
  /** The colour of the browser's own frame, '#c8102e'. */
  readonly themeColour: string
  /** The picture beside a shared link to a page without one of its own. */
  readonly shareImage: string
  /** The site's tokens as one CSS rule. */
  readonly tokensCss: string
  readonly header: readonly MenuEntry[]
  readonly footer: readonly { readonly title: string; readonly links: readonly MenuLink[] }[]
  readonly strip: {
    readonly salesPhone: PhoneView | null
    readonly servicePhone: PhoneView | null
    readonly locations: readonly { readonly name: string; readonly city: string; readonly directionsHref: string }[]
  } | null
  /** Short promises in the header (SITE-8). */
  readonly valuePropositions: readonly string[]
  /** The bar that a phone's screen keeps at its foot; empty where the site has none. */
  readonly phoneBar: readonly {
    readonly icon: 'phone' | 'mail' | 'place'
    readonly label: string
    readonly href: string
  }[]
  readonly groupLogo: { readonly image: string; readonly href: string } | null
  readonly banner: { readonly text: string; readonly href: string | null } | null
  readonly locations: readonly LocationView[]
  readonly social: readonly { readonly name: string; readonly href: string }[]
  readonly legal: {
    readonly name: string
    readonly abn: string | null
    readonly address: string | null
    readonly licences: readonly string[]
    /** The policy and the terms, as far as the site has them (ROUTE-9). */
    readonly links: readonly MenuLink[]
    readonly footnote: string | null
    readonly year: number
  }
  readonly email: string | null
  /** 'AUD' */
  readonly currency: string
  /** The make that the site is of, where it is of one. */
  readonly manufacturer: string | null
  /** The tags that the site names; null where it names none (D-62). */
  readonly tags: SiteTags | null
  /** Every page masks the site's numbers, not only a car's (PHONE-1). */
  readonly masksPhones: boolean
  /** Whether and where visitors keep cars: in this browser, or in the watchlist of whom is signed in (CARD-9). */
  readonly saving: 'off' | 'browser' | 'garage'
  /** What the header calls the list that it leads to: 'Favourites', as the region spells it, or 'Watchlist' (ROUTE-10). */
  readonly favouritesLabel: string
}

export type MenuEntry = MenuLink | MenuList | MenuVehicles
export interface MenuLink {
  readonly label: string
  readonly href: string
}
export interface MenuList {
  readonly label: string
  /** Whether they are makes, which show by their badges (SITE-7). */
  readonly brands?: boolean
  readonly items: readonly MenuItem[]
}
/** A link with a picture that says the same; without one, words. */
export interface MenuItem extends MenuLink {
  readonly image?: string
}
/** The model catalogue by its bodies (SITE-7). */
export interface MenuVehicles {
  readonly label: string
  readonly groups: readonly VehiclesGroup[]
}

export interface PhoneView {
  readonly text: string
  /** 'tel:…'; where the number is masked (PHONE-1), the path of the page that tells it. */
  readonly tel: string
}

export interface LocationView {
  readonly id: string
  readonly slug: string
  readonly name: string
  /** Its own page (ROUTE-8). */
  readonly href: string
  readonly types: readonly string[]
  /** '1 Example Street, Moorooka QLD 4105' */
  readonly address: string
  readonly phone: PhoneView
  readonly landline: PhoneView | null
  readonly directionsHref: string
  /** Each named as such (LAW-2). */
  readonly licences: readonly string[]
  /** Seven rows from Monday. */
  readonly hours: readonly HoursRow[]
  readonly lat: number | null
  readonly lng: number | null
}
