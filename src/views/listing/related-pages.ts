import { makePath, modelPath } from '#domain/listing/stock-path.ts'
import * as words from '#words/listing.ts'
import { say } from '#words/say.ts'
import type { ListingState } from './listing-state.ts'

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
export function relatedPages({ page, vocabulary }: ListingState): RelatedPages | null {
  const stocked = vocabulary.makes.filter(({ models }) => models.length > 0)
  const make = stocked.find(({ name }) => page.values.make?.includes(name))
  const links = make
    ? make.models.map((model) => ({ label: `${make.name} ${model}`, href: modelPath(make.name, model) }))
    : stocked.map(({ name }) => ({ label: name, href: makePath(name) }))
  const others = links.filter(({ href }) => href !== page.path).slice(0, MOST)
  return others.length === 0
    ? null
    : { title: make ? say(words.nameByModel, { name: make.name }) : say(words.browseByMake), links: others }
}
