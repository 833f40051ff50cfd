import { takenRank } from '#domain/car/availability.ts'
import { searchRequest } from '#domain/listing/search-request.ts'
import { readStockPath } from '#domain/listing/stock-path.ts'
import { parseStockQuery } from '#domain/listing/stock-query.ts'
import type { BlockOf } from '#site/options/blocks.ts'
import { type StockBlockView, stockBlock } from '#views/block/stock-block.ts'
import { cardView } from '#views/card/card-view.ts'
import type { SiteRequest } from '../site-request.ts'
import { cardMoment } from './card-moment.ts'
import { knownMakes } from './known-makes.ts'
import { listingSegments } from './listing-segments.ts'

/** The first cars for sale of a block's listing; null if there are none, or the listing is not one of this site. */
export async function showStockBlock(request: SiteRequest, block: BlockOf<'stock'>): Promise<StockBlockView | null> {
  const { platform, site, now, origin } = request
  const engine = await platform.engines.forSite(site)
  const vocabulary = await knownMakes(engine, site, now)
  const url = new URL(block.listing, origin)
  const page = readStockPath(listingSegments(url.pathname), vocabulary)
  if (page === null) return null
  // The postcode of a visitor is no part of a block (check-blocks.ts).
  const query = { ...parseStockQuery(url.searchParams), near: null, page: 1 }
  const search = searchRequest(site, { page, query }, { facets: [], now }, vocabulary)
  const { hits, total } = await engine.search({ ...search, facets: [], stats: [], limit: block.count })
  // The listing sorts taken cars behind (D-57), so the first ones are for sale if any are.
  const moment = await cardMoment(request)
  const cars = hits.filter(({ stored }) => takenRank(stored) === 0).map(({ stored }) => cardView(stored, site, moment))
  return stockBlock(block, site, { cars, total })
}
