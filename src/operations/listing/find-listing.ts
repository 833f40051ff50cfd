import { openedBy } from '#domain/listing/opened-filters.ts'
import { stockHref } from '#domain/listing/stock-href.ts'
import { ofChosenName } from '#domain/listing/stock-path.ts'
import { unreadEnds, unreadParameters } from '#domain/listing/unread-parameters.ts'
import { vehiclePath } from '#domain/paths.ts'
import type { ListingView } from '#views/listing/listing-view.ts'
import type { SiteRequest } from '../site-request.ts'
import { findPage } from './ask-engine.ts'
import { makeListing } from './make-listing.ts'
import { readListing } from './read-listing.ts'
import { spellChoices } from './spell-choices.ts'

/** A listing, and its canonical URL if the request used another one (D-38, D-39, D-42). */
export interface FoundListing {
  readonly listing: ListingView
  readonly movedTo: string | null
  /** ASK-1: the URL with the words as filters, which `listing` shows already; null if they are searched as they are. */
  readonly understoodAs: string | null
  /** The page of the one car whose number the words are (docs/decisions/011), whatever filters are active. */
  readonly carPath: string | null
}

/** The listing at a URL (/search and ROUTE-2's pages), or null if the URL names nothing known. */
export async function findListing(request: SiteRequest, url: URL): Promise<FoundListing | null> {
  const read = await readListing(request, url.pathname, url.searchParams)
  if (read === null) return null
  const { engine, vocabulary, meaning, isUnderstood, page: at, query: wanted } = read
  const { facets } = request.site.search
  const first = await findPage(engine, request, { page: at, query: wanted, vocabulary }, facets)
  const { query: spelled } = await spellChoices(engine, request, { query: wanted, found: first.result, vocabulary })
  const answer =
    spelled === wanted ? first : await findPage(engine, request, { page: at, query: spelled, vocabulary }, facets)
  const here = stockHref(at.path, spelled)
  const isMoved = !isUnderstood && (spelled !== wanted || read.isRenamed)
  const place = {
    page: ofChosenName(at, answer.query),
    query: answer.query,
    vocabulary,
    opened: openedBy(url.searchParams),
    unread: unreadParameters(url.searchParams, facets),
    unreadEnds: unreadEnds(url.searchParams),
    meaning,
  }
  const beside = read.beside && { page: read.given.page, query: read.beside, vocabulary }
  return {
    listing: await makeListing(engine, request, { ...place, beside }, answer.result),
    movedTo: isMoved ? here : null,
    understoodAs: isUnderstood ? here : null,
    carPath: read.car && vehiclePath(read.car.slug),
  }
}
