import type { CarSummary } from '#domain/car/car.ts'
import { directoryHref } from '#domain/directory/directory-query.ts'
import type { DealershipList, DealershipQuery } from '#domain/listing/dealership-query.ts'
import { formatMoney } from '#domain/money.ts'
import { currentOffers, OFFERS_PATH, type SiteOffer } from '#domain/offer/offer.ts'
import type { DescribedPictures } from '#domain/picture/described-pictures.ts'
import type { FacetCount, SearchResult } from '#search/engine.ts'
import * as texts from '#words/offer.ts'
import { say } from '#words/say.ts'
import type { CardView } from '../card/card-view.ts'
import { type CardSite, cardView, type ViewMoment } from '../card/card-view.ts'
import { toldApart } from '../card/told-apart.ts'
import { directoryFrame } from '../directory/directory-frame.ts'
import type { ChoiceListView, DirectoryView } from '../directory/directory-view.ts'
import type { OfferView } from './offer-view.ts'
import { offerView } from './offer-view.ts'

/** ROUTE-3: the special offers: the dealer's own, then the cars with a reduced price. */
export interface OffersView extends DirectoryView {
  readonly offers: readonly OfferView[]
  readonly cards: readonly CardView[]
  /** Heading of the cars. */
  readonly carsHeading: string
  /** Shown if there are no cars. */
  readonly emptyText: string
  readonly allStockLabel: string
}

/** Site fields that the page depends on. A `Site` is one. */
export interface OffersSite extends CardSite {
  readonly pictures: DescribedPictures
  readonly name: string
  readonly dealerships: readonly { readonly slug: string; readonly name: string }[]
  readonly search: { readonly vehicleWord: string }
  readonly offers: {
    readonly heading: string
    readonly introduction: string | null
    readonly list: readonly SiteOffer[]
  }
  readonly integrations: CardSite['integrations'] & { readonly offersCount: number }
}

/** ROUTE-3: the special offers page. With a filter, or on a later page, it shows only cars. */
export function offersView(
  { hits, total, facets }: SearchResult<CarSummary>,
  query: DealershipQuery,
  site: OffersSite,
  moment: ViewMoment & { readonly origin: string },
): OffersView {
  const { heading, introduction, list } = site.offers
  const word = site.search.vehicleWord
  const frame = directoryFrame(
    {
      path: OFFERS_PATH,
      heading,
      introduction,
      placeholder: say(texts.searchReducedWordS, { word }),
      noun: say(texts.reducedWord, { word }),
      metaDescription: introduction ?? say(texts.specialOffersReducedWord, { word, name: site.name }),
    },
    query,
    { total, lists: listsOf(facets, query, site) },
    { siteName: site.name, origin: moment.origin, canonicalPath: canonicalPath(query) },
  )
  const plain = frame.clearHref === null && query.offset === 0
  return {
    ...frame,
    offers: plain
      ? currentOffers(list, site.integrations.offersCount, moment.now).map((each) => offerView(each, site))
      : [],
    cards: toldApart(hits.map(({ stored }) => cardView(stored, site, moment))),
    carsHeading: say(texts.reducedWordS, { word }),
    emptyText: frame.clearHref === null ? say(texts.noWordSpecialRight, { word }) : say(texts.noReducedWordS, { word }),
    allStockLabel: say(texts.seeAllWordS, { word }),
  }
}

/** Canonical path: filters are ignored, and only unfiltered pages have a page number. */
function canonicalPath(query: DealershipQuery): string {
  const plain = query.text === '' && Object.keys(query.values).length === 0
  return directoryHref(OFFERS_PATH, { text: '', values: {}, offset: plain ? query.offset : 0 })
}

function listsOf(
  facets: SearchResult<CarSummary>['facets'],
  { values }: DealershipQuery,
  { dealerships }: OffersSite,
): readonly ChoiceListView[] {
  const nameOf = (slug: string) => dealerships.find((each) => each.slug === slug)?.name ?? slug
  const counted = (name: DealershipList, words: readonly [string, string], counts: readonly FacetCount[] = []) => ({
    name,
    label: words[0],
    anyLabel: words[1],
    chosen: values[name] ?? '',
    values: counts
      .map(({ value, count }) => ({ value, label: name === 'dealership' ? nameOf(value) : value, count }))
      .toSorted((a, b) => a.label.localeCompare(b.label, 'en')),
  })
  return [
    counted('make', [say(texts.make), say(texts.allMakes)], facets.make),
    counted('dealership', [say(texts.dealership), say(texts.allDealerships)], facets.dealership_slug),
    counted('categories', [say(texts.category), say(texts.allCategories)], facets.categories),
    {
      name: 'price',
      label: say(texts.budget),
      anyLabel: say(texts.anyPrice),
      chosen: values.price ?? '',
      values: BUDGETS.map((budget) => ({
        value: `:${budget}`,
        label: say(texts.upToBudget, { budget: formatMoney(budget) }),
        count: null,
      })),
    },
  ]
}

/** Dollars. */
const BUDGETS = [15_000, 20_000, 30_000, 40_000, 50_000, 75_000, 100_000] as const
