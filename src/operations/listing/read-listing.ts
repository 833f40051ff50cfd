import type { Understanding } from '#domain/ask/understanding.ts'
import { type AskSite, besideWords, understoodQuery } from '#domain/ask/understood-query.ts'
import type { CarSummary } from '#domain/car/car.ts'
import { siteInterestRate } from '#domain/finance/budget.ts'
import { affordablePrice } from '#domain/finance/loan.ts'
import { dealershipsByName, withoutStrayModels } from '#domain/listing/spelling.ts'
import { readStockPath, type StockPath, type StockVocabulary, WHOLE_LISTING } from '#domain/listing/stock-path.ts'
import { parseStockQuery, type StockQuery } from '#domain/listing/stock-query.ts'
import type { SearchEngine } from '#search/engine.ts'
import type { Site } from '#site/site.ts'
import type { SiteRequest } from '../site-request.ts'
import { findByNumber } from './find-by-number.ts'
import { findCentre } from './find-place.ts'
import { knownMakes } from './known-makes.ts'
import { listingSegments } from './listing-segments.ts'
import { readWords } from './read-words.ts'

/** What the address of a listing asks for. */
export interface ReadListing {
  readonly engine: SearchEngine<CarSummary>
  readonly vocabulary: StockVocabulary
  /** The page of the address itself, and its query, with words as typed. */
  readonly given: { readonly page: StockPath; readonly query: StockQuery }
  /** D-42: the same without models of makes that are not chosen. */
  readonly named: StockQuery
  /** D-39, D-42: whether `named` has another address. */
  readonly isRenamed: boolean
  /** What to search: with the words as filters on the whole listing, where they are read. */
  readonly page: StockPath
  readonly query: StockQuery
  /** ASK-1: whether `query` has filters that were words. */
  readonly isUnderstood: boolean
  /** Where words became filters: what the visitor chose by hand, which the form of words sends too; null elsewhere. */
  readonly beside: StockQuery | null
  /** Of the words typed, also where they are filters already; null without words, and for the number of a car. */
  readonly meaning: Understanding | null
  /** The one car whose stock number or plate the words are (docs/decisions/011); it comes before every filter. */
  readonly car: CarSummary | null
}

/**
 * ASK-1, SEARCH-2: reads the address of a listing, for the page and for the API, so that both find the same cars. Null if
 * the path is no listing of the site.
 */
export async function readListing(
  request: SiteRequest,
  path: string,
  params: URLSearchParams,
): Promise<ReadListing | null> {
  const { platform, site, now } = request
  const engine = await platform.engines.forSite(site)
  const vocabulary = await knownMakes(engine, site, now)
  const page = readStockPath(listingSegments(path), vocabulary)
  if (page === null) return null
  const parsed = parseStockQuery(params)
  const query = dealershipsByName(parsed, site.dealerships)
  const named = withoutStrayModels(query, vocabulary)
  const words = named.asked || named.text
  const [meaning, car] = await Promise.all([
    words === '' ? null : readWords(engine, request, words, vocabulary),
    findByNumber(request, named.text),
  ])
  const understood =
    meaning === null || named.asked !== '' ? null : understoodQuery(named, page, meaning, askSite(site))
  // Who asks for a page of what words find gets that page, not the first one each time.
  const filtered = understood && { ...withoutStrayModels(understood, vocabulary), page: query.page }
  const isRead = meaning !== null && named.asked !== '' && named.asked !== named.text
  return {
    beside: understood ? named : isRead ? besideWords(named, meaning, askSite(site)) : null,
    ...{ engine, vocabulary, given: { page, query }, named, isRenamed: named !== parsed },
    ...{ meaning, car, isUnderstood: understood !== null },
    page: understood === null ? page : WHOLE_LISTING,
    query: askedNear(await located(request, filtered ?? named), words, meaning),
  }
}

function askSite({ search, finance }: Site): AskSite {
  return {
    sorts: search.sorts,
    // To whole hundreds: to the dollar, it would promise more than it knows.
    priceOfWeekly: (weekly) => Math.floor(affordablePrice(weekly * 100, 0, siteInterestRate(finance)) / 10_000) * 100,
  }
}

/** SEARCH-19: adds the coordinates of the query's postcode, if it has one. */
async function located({ platform, site }: SiteRequest, query: StockQuery): Promise<StockQuery> {
  if (query.near === null) return query
  const centre = await findCentre(platform, site, query.near.postcode)
  return { ...query, near: { ...query.near, centre } }
}

/** ASK-5: who asks for Logan reads 'Logan', and not the suburb in its middle. */
function askedNear(query: StockQuery, words: string, meaning: Understanding | null): StockQuery {
  const { near } = query
  const name = meaning?.place?.postcode === near?.postcode ? meaning?.place?.name : undefined
  return near === null || !name || words.includes(near.postcode) ? query : { ...query, near: { ...near, asked: name } }
}
