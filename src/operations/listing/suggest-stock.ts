import { stockSchema } from '#domain/listing/car-document.ts'
import { facetField } from '#domain/listing/facet/facet-field.ts'
import type { OwnListing } from '#domain/listing/own-page.ts'
import { searchRequest } from '#domain/listing/search-request.ts'
import { stockHref } from '#domain/listing/stock-href.ts'
import { WHOLE_LISTING } from '#domain/listing/stock-path.ts'
import { EMPTY_QUERY, type StockQuery } from '#domain/listing/stock-query.ts'
import { carSuggestion, suggestions } from '#domain/listing/suggestions.ts'
import type { SearchRequest } from '#search/engine.ts'
import { wordMarker } from '#search/mark-words.ts'
import { totalText } from '#views/listing/listing-total.ts'
import type { SuggestionsView } from '#views/listing/suggestions-view.ts'
import { say } from '#words/say.ts'
import * as words from '#words/search.ts'
import type { SiteRequest } from '../site-request.ts'
import { findByNumber } from './find-by-number.ts'
import { knownMakes } from './known-makes.ts'

/** Values per facet, and cars, that are checked against the words. */
const LOOKED_AT = 60

/**
 * Search suggestions for the words typed so far: values of the site's stock, each with the count that its listing shows
 * (SEARCH-8), and the car with that number. Empty for no words.
 */
export async function suggestStock(
  asked: Pick<SiteRequest, 'platform' | 'site' | 'now'>,
  text: string,
): Promise<SuggestionsView> {
  const { platform, site, now } = asked
  if (text === '') return { groups: [], all: null }
  const engine = await platform.engines.forSite(site)
  const vocabulary = await knownMakes(engine, site, now)
  const search = (place: Pick<OwnListing, 'page' | 'query'>, more: Partial<SearchRequest>) =>
    engine.search({
      ...searchRequest(site, place, { facets: [], now }, vocabulary),
      facets: [],
      stats: [],
      limit: 0,
      ...more,
    })

  const car = await findByNumber(asked, text)
  const body = facetField(site.search.customBodies ? 'body' : 'simple_body', site)
  const words: StockQuery = { ...EMPTY_QUERY, text, sort: 'relevance' }
  const { hits, total, facets } = await search(
    { page: WHOLE_LISTING, query: words },
    {
      facets: ['make', 'make_model', body].map((field) => ({ field, limit: LOOKED_AT, tie: 'ascending' })),
      limit: LOOKED_AT,
    },
  )
  const answering = wordMarker(text, stockSchema)
  const offered = suggestions(
    {
      makes: facets.make ?? [],
      makeModels: facets.make_model ?? [],
      bodies: facets[body] ?? [],
      cars: hits.map(({ stored }) => stored),
    },
    text,
    answering,
    { customBodies: site.search.customBodies, region: site.region, vocabulary },
  )
  const count = (number: number) => totalText(number, site.search.vehicleWord)
  const groups = await Promise.all(
    offered.map(async ({ label, options }) => ({
      label,
      options: await Promise.all(
        options.map(async (option) => ({
          href: option.at.href,
          pieces: answering(option.label).pieces.map(pair),
          note: count((await search(option.at, {})).total),
        })),
      ),
    })),
  )
  return {
    groups: [...(car === null ? [] : [carGroup(car, site.search.vehicleWord)]), ...groups],
    all: total === 0 ? null : { href: stockHref(WHOLE_LISTING.path, { ...words, sort: null }), note: count(total) },
  }
}

function carGroup(car: Parameters<typeof carSuggestion>[0], vehicleWord: string): SuggestionsView['groups'][number] {
  const { label, href } = carSuggestion(car)
  return {
    label: say(words.thisVehicle, { vehicle: vehicleWord }),
    options: [
      {
        href,
        pieces: [[label, false]],
        note: car.stocknum === null ? '' : say(words.stockNumberOf, { number: car.stocknum }),
      },
    ],
  }
}

function pair({ text, marked }: { readonly text: string; readonly marked: boolean }): readonly [string, boolean] {
  return [text, marked]
}
