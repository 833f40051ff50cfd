import { searchAlertPath } from '#domain/alert/alert-path.ts'
import { ALERT_LINKS } from '#domain/alert/alert-wording.ts'
import { absolute, type Crumb } from '#domain/breadcrumb.ts'
import type { CarSummary } from '#domain/car/car.ts'
import { facetField } from '#domain/listing/facet/facet-field.ts'
import { FACET_NAMES, type SortName } from '#domain/listing/facet/facet-names.ts'
import { isNarrowed, withValue } from '#domain/listing/narrow.ts'
import { nearSort } from '#domain/listing/near.ts'
import { type Promotion, promotionSeed, withPromotions } from '#domain/listing/promo-slots.ts'
import { PAGE_SIZE, type SearchSite, sortOf } from '#domain/listing/search-request.ts'
import { sortLabel } from '#domain/listing/sorts.ts'
import { stockHref } from '#domain/listing/stock-href.ts'
import { type StockPath, WHOLE_LISTING } from '#domain/listing/stock-path.ts'
import { type StockQuery, stateOf } from '#domain/listing/stock-query.ts'
import type { RegionCode } from '#domain/region.ts'
import { segmentOf } from '#domain/slug.ts'
import { inTrade } from '#domain/trade.ts'
import type { SearchResult } from '#search/engine.ts'
import { home } from '#words/errors.ts'
import * as texts from '#words/listing.ts'
import { say } from '#words/say.ts'
import { cachedCardView } from '../card/cached-card-view.ts'
import type { CardSite, CardView, ViewMoment } from '../card/card-view.ts'
import { type RepaymentNoteView, repaymentNote } from '../card/repayment-claim.ts'
import { toldApart } from '../card/told-apart.ts'
import { type AskedView, askedView } from './asked-view.ts'
import type { ChipView } from './chips.ts'
import { chips } from './chips.ts'
import type { FacetView } from './facet-views.ts'
import { type FacetViewSite, facetViews } from './facet-views.ts'
import { listingIndexing } from './listing-indexing.ts'
import type { ListingState } from './listing-state.ts'
import { listingDescription, listingHeading, listingTitle, pageName, type TitleSite } from './listing-titles.ts'
import { shownTotal, totalText } from './listing-total.ts'
import type { NearView } from './near-view.ts'
import { type NearSite, nearView } from './near-view.ts'
import type { PagingView } from './paging.ts'
import { paging } from './paging.ts'
import { searchPlaceholder } from './placeholder.ts'
import type { RelatedPages } from './related-pages.ts'
import { relatedPages } from './related-pages.ts'
import { searchHeading } from './search-heading.ts'
import { whyItFits } from './why-it-fits.ts'

/**
 * The listing page. The whole object is sent to the browser with every page, so it contains only what the page needs.
 */
export interface ListingView {
  /** That of the page, or what a visitor searches: '58 seven-seaters under $40,000'. */
  readonly heading: string
  readonly isSearch: boolean
  /** A sentence under the heading. */
  readonly introduction: string | null
  /** The site's own text for this page (pages/search/) as sanitised HTML; replaces the sentence. */
  readonly introductionHtml: string | null
  readonly metaTitle: string
  readonly metaDescription: string
  readonly canonical: string
  /** Whether search engines may index this address and follow its links to further pages (ROUTE-2). */
  readonly indexable: boolean
  /** Path without query; the target of the page's GET forms. */
  readonly path: string
  readonly query: string
  /** Number of cars, also as text: '124 vehicles' (SEARCH-12). */
  readonly total: number
  readonly totalText: string
  /** Number of the page's first car in the whole listing, from 1. */
  readonly first: number
  /** Cars with the promotional cards between them (SEARCH-14). */
  readonly items: readonly ListingItem[]
  readonly facets: readonly FacetView[]
  /** Null if the site offers no distances. */
  readonly near: NearView | null
  readonly chips: readonly ChipView[]
  readonly clearHref: string | null
  readonly sorts: readonly {
    readonly name: string
    readonly label: string
    readonly current: boolean
  }[]
  readonly paging: PagingView
  /** Hidden fields of GET forms: all parameters except the page. */
  readonly state: readonly { readonly name: string; readonly value: string }[]
  readonly placeholder: string
  /** The warning and disclaimer that repayments on cards need (LAW-1); null if no card shows a repayment. */
  readonly repayments: RepaymentNoteView | null
  /** ASK-1: the words that became filters; null if none did. */
  readonly asked: AskedView | null
  /** U-10: 'We didn’t understand part of this link …'; absent if all of the address is read. */
  readonly unread?: string
  /** Where words became filters: the `state` for their form, which sends the words and not these filters; null elsewhere. */
  readonly besideWords: ListingView['state'] | null
  /** Cars shown if nothing matches (SEARCH-15). */
  readonly nearest: NearestView | null
  readonly breadcrumb: readonly { readonly label: string; readonly href: string }[]
  /** Links to more specific pages (ROUTE-2). */
  readonly related: RelatedPages | null
  /** ALERT-1: the form that asks for mails about cars like these; null where the site has none. */
  readonly alert: { readonly href: string; readonly label: string } | null
  /** INTAKE-4: 'Stock updated 23 November, 6:10 am'; null where the site has none. */
  readonly stockUpdated: string | null
}

/** ASK-3: cars near to what was asked for. */
export interface NearestView {
  /** Why these are shown. */
  readonly text: string
  readonly cards: readonly CardView[]
}

export type ListingItem =
  | { readonly kind: 'car'; readonly card: CardView; readonly why?: string }
  | WrittenCar
  | {
      readonly kind: 'promotion'
      readonly title: string
      readonly text: string
      readonly button: string
      readonly href: string
    }

/** A car's card as the server has rendered it: what browsers have of a card. */
export interface WrittenCar {
  readonly kind: 'written'
  /** The same for the same HTML. */
  readonly key: string
  /** Absent: it is in the page already. */
  readonly html?: string
}

/** Site fields that the listing depends on. A `Site` is one. */
export interface ListingSite extends CardSite {
  readonly name: TitleSite['name']
  readonly alerts?: { readonly enabled: boolean }
  readonly identity: TitleSite['identity']
  readonly locations: TitleSite['locations']
  readonly dealerships: SearchSite['dealerships']
  readonly search: SearchSite['search'] &
    FacetViewSite['search'] &
    NearSite['search'] &
    TitleSite['search'] & {
      readonly sorts: readonly SortName[]
      readonly stockCount: number | null
      readonly introduction: string | null
      readonly promotions: { readonly positions: readonly number[]; readonly cards: readonly Promotion[] }
    }
}

export interface ListingMoment extends ViewMoment {
  /** 'https://dealer.example' */
  readonly origin: string
  /** Cars shown if nothing matches (SEARCH-15). */
  readonly nearest?: NearestView | null
  /** Number of cars without the features filter; the total if absent. */
  readonly beforeFeatures?: number
  /** If nothing matches: number of cars that each chip hides, in their order (SEARCH-15). */
  readonly hidden?: readonly number[]
  /** The site's own text for this page. */
  readonly words?: ListingWords | null
  readonly stockUpdated?: string | null
}

/** A page's own heading, description and introduction (sanitised HTML). */
export interface ListingWords {
  readonly title: string
  readonly description: string
  readonly html: string
}

/** SEARCH-1 to SEARCH-18, ROUTE-2: converts the engine's result to the listing. */
export function listingView(
  result: SearchResult<CarSummary>,
  place: ListingState,
  site: ListingSite,
  moment: ListingMoment,
): ListingView {
  const { page, query } = place
  const { search } = site
  const { words = null, hidden = [], beforeFeatures = result.total, nearest = null, stockUpdated = null } = moment
  const { canonicalPath, indexable } = listingIndexing(place, result.total)
  const from = query.near?.centre ?? null
  const cards = toldApart(result.hits.map(({ stored }) => cachedCardView(stored, site, { ...moment, from })))
  const reasons = result.hits.map(({ stored }) => whyItFits(stored, query, site.region))
  const searched = searchHeading(place, result.total, site)
  const total = shownTotal(result, query, search.stockCount)
  const text = totalText(total, search.vehicleWord)
  return {
    heading: searched ?? words?.title ?? listingHeading(page, site),
    isSearch: searched !== null,
    introduction: page.kind === 'all' ? search.introduction : null,
    introductionHtml: query.page === 1 ? (words?.html ?? null) : null,
    metaTitle: listingTitle(page, query.page, site, searched ?? words?.title),
    metaDescription: words?.description ?? listingDescription(page, text, site),
    canonical: absolute(canonicalPath, moment.origin),
    indexable,
    path: WHOLE_LISTING.path,
    query: query.text,
    total,
    totalText: text,
    first: (query.page - 1) * PAGE_SIZE + 1,
    items: items(cards, reasons, site, moment.now),
    facets: facetViews({ ...result, total: beforeFeatures }, place, site),
    near: nearView(query, site),
    chips: chips(place, site.region).map((each, index) => {
      const chip = { ...each, label: inTrade(each.label, search) }
      const count = hidden[index]
      return count === undefined ? chip : { ...chip, brings: { count, text: totalText(count, search.vehicleWord) } }
    }),
    clearHref: isNarrowed(query) ? page.path : null,
    sorts: sorts(query, site),
    // If the page is not indexed, its further pages are not either.
    paging: { ...paging(result.total, place), ...(indexable ? {} : { rel: 'nofollow' }) },
    state: stateOf(withPageValues(place)),
    placeholder: searchPlaceholder(
      result.facets.make?.[0]?.value ?? null,
      search.customBodies ? (result.facets[facetField('body', site)] ?? []).map(({ value }) => value) : null,
    ),
    repayments: repaymentNote([...cards, ...(nearest?.cards ?? [])]),
    nearest,
    asked: askedView(query, place.meaning ?? null, search.distances.length > 0),
    ...(place.unread?.length ? { unread: say(texts.leftOutOfLink) } : {}),
    besideWords: place.beside ? stateOf(withPageValues(place.beside)) : null,
    breadcrumb: crumbs(page, site.region).map((crumb) => ({ ...crumb, label: inTrade(crumb.label, search) })),
    related: relatedPages(place),
    alert: site.alerts?.enabled ? alertLink(place) : null,
    stockUpdated,
  }
}

/**
 * ALERT-1: the link to the form of this search, without its order and page; null for a make that a link made up. A model
 * without cars has the link: its last car may be sold.
 */
function alertLink({ page, query, vocabulary }: ListingState): ListingView['alert'] {
  const isMake = (make: string) => vocabulary.makes.some(({ name }) => segmentOf(name) === segmentOf(make))
  if (query.values.make?.every(isMake) === false) return null
  const href = searchAlertPath(stockHref(page.path, { ...query, page: 1, sort: null, asked: '' }))
  return { href, label: say(ALERT_LINKS.search) }
}

/**
 * SEARCH-18: forms go to the whole listing with the page's own filter as an ordinary one, so that visitors can remove
 * it.
 */
function withPageValues({ page, query }: ListingState): StockQuery {
  return FACET_NAMES.reduce(
    (state, name) => (page.values[name] ?? []).reduce((held, value) => withValue(held, name, value), state),
    query,
  )
}

function items(
  cards: readonly CardView[],
  reasons: readonly (string | null)[],
  { search }: ListingSite,
  now: Date,
): readonly ListingItem[] {
  return withPromotions<ListingItem>(
    cards.map((card, at) => ({ kind: 'car', card, ...(reasons[at] && { why: reasons[at] }) })),
    search.promotions,
    promotionSeed(now),
    (promotion) => ({ kind: 'promotion', ...promotion }),
  )
}

function sorts(query: StockQuery, site: ListingSite): ListingView['sorts'] {
  const current = sortOf(site, query)
  const offered = site.search.sorts.map((name) => ({
    name,
    label: sortLabel(name, site.region),
    current: name === current,
  }))
  if (nearSort(query.near) === null) return offered
  return [...offered, { name: 'distance', label: say(texts.nearestFirst), current: current === 'distance' }]
}

function crumbs(page: StockPath, region: RegionCode): readonly Crumb[] {
  const trail =
    page.kind === 'body' ? page.trail.map((crumb) => ({ ...crumb, label: pageName(page, region) })) : page.trail
  return [{ label: say(home), href: '/' }, { label: say(texts.search), href: WHOLE_LISTING.path }, ...trail]
}
