import { BODY_TYPES } from '#domain/car/vocabulary.ts'
import { bodySegment, CONDITION_SEGMENTS, SEATS_SEGMENT } from '#domain/listing/stock-path.ts'
import { SEARCH_PATH } from '#domain/paths.ts'
import type { ContentPage } from '../content/content-page.ts'
import { findManufacturer, MANUFACTURERS } from '../manufacturers.ts'
import { didYouMean } from '../nearest.ts'

export interface StrayWords {
  /** 'pages/search/utes.md' */
  readonly file: string
  readonly hint: string | null
}

/**
 * Introductions in pages/search/ whose name matches no listing page the platform knows (ROUTE-2). A site may sell a
 * make the platform does not know, so this is no fault; without cars of that make the introduction never shows.
 */
export function strayListingWords(
  pages: readonly Pick<ContentPage, 'name' | 'path'>[],
  { customBodies }: { readonly customBodies: boolean },
): readonly StrayWords[] {
  return pages.flatMap(({ name, path }) => {
    if (!path.startsWith(`${SEARCH_PATH}/`)) return []
    const [first = '', model] = path.slice(SEARCH_PATH.length + 1).split('/')
    if (findManufacturer(first) !== null || (model === undefined && OWN_PAGES.includes(first))) return []
    // Only the stock knows a dealer's own bodies (SEARCH-9).
    if (customBodies && model === undefined && first.endsWith('-cars')) return []
    const makes = MANUFACTURERS.map(({ slug }) => slug)
    const candidates = model === undefined ? [...OWN_PAGES, ...makes] : makes
    return [{ file: `pages/${name}.md`, hint: didYouMean(first, candidates) }]
  })
}

const OWN_PAGES: readonly string[] = [...CONDITION_SEGMENTS, SEATS_SEGMENT, ...BODY_TYPES.map(bodySegment)]
