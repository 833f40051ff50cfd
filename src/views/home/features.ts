import { OFFERS_PATH } from '#domain/offer/offer.ts'
import { SELL_PATH } from '#domain/paths.ts'
import type { LeadPageName } from '#domain/route/lead-page-name.ts'
import * as words from '#words/home.ts'
import { say } from '#words/say.ts'
import type { ValuedBy } from '../vehicle/interested.ts'

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
  readonly text: (site: FeatureSite, valuedBy: ValuedBy) => string | null
  readonly href: string
  /** ROUTE-9: whether the site has the linked page. */
  readonly has: (site: FeatureSite) => boolean
}

/** SITE-9: the three items of the feature banner, in order. `{vehicle}` is the site's word for what it sells. */
const features = (): readonly Feature[] => [
  {
    name: 'offers',
    title: say(words.specialOffers),
    text: () => say(words.seeMonthsDeals),
    href: OFFERS_PATH,
    has: ({ integrations }) => integrations.offersCount > 0,
  },
  {
    name: 'service',
    title: say(words.bookAService),
    text: () => say(words.chooseDaySuits),
    href: '/service',
    has: ({ leads }) => leads.pages.includes('service'),
  },
  {
    name: 'sell',
    title: say(words.sellYourVehicle, { vehicle: '{vehicle}' }),
    text: ({ home, tradeIn }, valuedBy) => {
      if (!home.instantOffer) return null
      const hasFigure = tradeIn.valuation && valuedBy !== 'nobody'
      return hasFigure ? say(words.getInstantOffer2) : say(words.tellAboutCallPrice)
    },
    href: SELL_PATH,
    has: ({ leads }) => leads.pages.includes('trade-in'),
  },
]

/** SITE-9: the items of a site's feature banner. A figure is promised where somebody has one (TRADE-3). */
export function featureViews(site: FeatureSite, valuedBy: ValuedBy): readonly FeatureView[] {
  return features()
    .filter(({ has }) => has(site))
    .map(({ name, title, text, href }) => ({
      name,
      title: title.replace('{vehicle}', site.search.vehicleWord),
      text: text(site, valuedBy),
      href,
    }))
}
