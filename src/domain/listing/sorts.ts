import type { Filter, Sort } from '#search/engine.ts'
import * as words from '#words/facet.ts'
import { say } from '#words/say.ts'
import { REGIONS, type RegionCode, type RegionWords } from '../region.ts'
import type { ChosenSort, SortName } from './facet/facet-names.ts'

interface SortRow {
  readonly label: string | ((words: RegionWords) => string)
  readonly sort: Sort
}

/** SEARCH-7: one row per sort order. The engine breaks ties by newest, then by id. */
export const SORTS: Readonly<Record<SortName, SortRow>> = {
  relevance: { label: words.mostRelevant, sort: { by: 'relevance' } },
  latest: { label: words.latest, sort: byNumber('listed_at', 'descending') },
  price_desc: { label: words.highestPrice, sort: byNumber('price', 'descending') },
  price_asc: { label: words.lowestPrice, sort: byNumber('price', 'ascending') },
  km_desc: { label: ({ mostKms }) => mostKms, sort: byNumber('km', 'descending') },
  km_asc: { label: ({ fewestKms }) => fewestKms, sort: byNumber('km', 'ascending') },
}

/** SITE-6: label of a sort order in the region's words. */
export function sortLabel(name: SortName, region: RegionCode): string {
  const { label } = SORTS[name]
  return typeof label === 'string' ? say(label) : label(REGIONS[region].words)
}

/** SEARCH-7: words.lowestPrice leaves out cars without a price on sites with that option. */
export function sortFilter(sort: ChosenSort, lowestPriceNeedsPrice: boolean): readonly Filter[] {
  if (sort !== 'price_asc' || !lowestPriceNeedsPrice) return []
  return [{ kind: 'range', field: 'price', min: 1, max: null }]
}

function byNumber(field: string, direction: 'ascending' | 'descending'): Sort {
  return { by: 'number', field, direction }
}
