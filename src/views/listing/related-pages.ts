import { makePath, modelPath } from '#domain/listing/stock-path.ts'
import type { ListingState } from './listing-state.ts'
import type { RelatedPages } from './listing-view.ts'

/** More would be a list, not a hint. */
const MOST = 12

/**
 * The pages one step further, for who came from outside and for search engines, which fill in no form: from the whole
 * listing the makes in stock, from a make its models, those with the most cars first (ROUTE-2). Null where there is no choice.
 */
export function relatedPages({ page, vocabulary }: ListingState): RelatedPages | null {
  const stocked = vocabulary.makes.filter(({ models }) => models.length > 0)
  const make = stocked.find(({ name }) => page.values.make?.includes(name))
  const links = make
    ? make.models.map((model) => ({ label: `${make.name} ${model}`, href: modelPath(make.name, model) }))
    : stocked.map(({ name }) => ({ label: name, href: makePath(name) }))
  const others = links.filter(({ href }) => href !== page.path).slice(0, MOST)
  return others.length === 0 ? null : { title: make ? `${make.name} by model` : 'Browse by make', links: others }
}
