import { ownListing } from '#domain/listing/own-page.ts'
import { EMPTY_QUERY, type StockQuery } from '#domain/listing/stock-query.ts'
import * as words from '#words/listing.ts'
import { say } from '#words/say.ts'
import { hereWith, type ListingState } from './listing-state.ts'

export interface RelatedPages {
  readonly title: string
  readonly links: readonly { readonly label: string; readonly href: string }[]
}

/** Keeps the block short. */
const MOST = 12

/**
 * ROUTE-2: links to more specific pages, for visitors from outside and for search engines, which fill in no forms: from
 * the whole listing to the makes in stock, from a make to its models, those with the most cars first. Null if there are
 * none.
 */
export function relatedPages(place: ListingState): RelatedPages | null {
  const { page, query, vocabulary } = place
  const hrefOf = (values: StockQuery['values']) => ownListing(values, vocabulary).href
  const here = [page.path, hereWith(place, { ...EMPTY_QUERY, values: query.values })]
  const stocked = vocabulary.makes.filter(({ models }) => models.length > 0)
  const make = stocked.find(({ name }) => page.values.make?.includes(name))
  // One more, since the page itself may be among them.
  const links = make
    ? make.models.slice(0, MOST + 1).map((model) => ({
        label: `${make.name} ${model}`,
        href: hrefOf({ make: [make.name], model: [model] }),
      }))
    : stocked.slice(0, MOST + 1).map(({ name }) => ({ label: name, href: hrefOf({ make: [name] }) }))
  const others = links.filter(({ href }) => !here.includes(href)).slice(0, MOST)
  return others.length === 0
    ? null
    : { title: make ? say(words.nameByModel, { name: make.name }) : say(words.browseByMake), links: others }
}
