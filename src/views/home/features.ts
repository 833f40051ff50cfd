import type { LeadPageName } from '#domain/lead/form/lead-page-name.ts'
import { OFFERS_PATH } from '#domain/offer/offer.ts'
import { SELL_PATH } from '#domain/paths.ts'

export type FeatureName = 'offers' | 'service' | 'sell'

export interface FeatureView {
  readonly name: FeatureName
  readonly title: string
  /** Null shows only the title. */
  readonly text: string | null
  readonly href: string
}

/** Site fields that the feature banner depends on. A `Site` is one. */
export interface FeatureSite {
  readonly search: { readonly vehicleWord: string }
  readonly home: { readonly instantOffer: boolean }
  readonly integrations: { readonly offersCount: number }
  readonly tradeIn: { readonly valuation: boolean }
  readonly leads: { readonly pages: readonly LeadPageName[] }
}

interface Feature {
  readonly name: FeatureName
  readonly title: string
  readonly text: (site: FeatureSite) => string | null
  readonly href: string
  /** ROUTE-9: whether the site has the linked page. */
  readonly has: (site: FeatureSite) => boolean
}

/** SITE-9: the three items of the feature banner, in order. `{vehicle}` is the site's word for what it sells. */
const FEATURES: readonly Feature[] = [
  {
    name: 'offers',
    title: 'Special offers',
    text: () => 'See this month’s deals',
    href: OFFERS_PATH,
    has: ({ integrations }) => integrations.offersCount > 0,
  },
  {
    name: 'service',
    title: 'Book a service',
    text: () => 'Choose a day that suits you',
    href: '/service',
    has: ({ leads }) => leads.pages.includes('service'),
  },
  {
    name: 'sell',
    title: 'Sell your {vehicle}',
    text: ({ home, tradeIn }) => {
      if (!home.instantOffer) return null
      return tradeIn.valuation ? 'Get an instant offer in 2 minutes' : 'Tell us about it, and we’ll call with a price'
    },
    href: SELL_PATH,
    has: ({ leads }) => leads.pages.includes('trade-in'),
  },
]

/** SITE-9: the items of a site's feature banner. */
export function featureViews(site: FeatureSite): readonly FeatureView[] {
  return FEATURES.filter(({ has }) => has(site)).map(({ name, title, text, href }) => ({
    name,
    title: title.replace('{vehicle}', site.search.vehicleWord),
    text: text(site),
    href,
  }))
}
