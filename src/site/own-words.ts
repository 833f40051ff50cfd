import { oncePer } from '#caching/once-per.ts'
import { inWordsOf, REGION_CODES, type RegionCode } from '#domain/region.ts'
import { CATALOGUE, type CatalogueText } from '#words/catalogue.ts'
import type { OwnWords } from '#words/say.ts'
import { inWords } from '#words/site-at-work.ts'
import type { Site } from './site.ts'

/**
 * LOOK-1, SITE-6: a site's own words by the default text that each replaces, as `say` reads them; the region's words where
 * it has none of its own.
 */
export const ownWordsOf = oncePer(
  ({ words, region }: Pick<Site, 'words' | 'region'>): OwnWords => ({
    ...WORDS_OF_REGION[region],
    ...byDefault(words),
  }),
)

/** SITE-6: the catalogue's texts that a region says in other words. */
const WORDS_OF_REGION = Object.fromEntries(
  REGION_CODES.map((region) => [
    region,
    Object.fromEntries(
      [...CATALOGUE.values()].flatMap(({ text }) => {
        const said = inWordsOf(region, text)
        return said === text ? [] : [[text, said]]
      }),
    ),
  ]),
) as Readonly<Record<RegionCode, OwnWords>>

/** Every text that a site may say in its own way. */
export function ownableWords(): readonly CatalogueText[] {
  return [...CATALOGUE.values()]
}

/** LOOK-1: does work that writes to a site's visitors, in the site's own words. */
export function inWordsOfSite<Result>(site: Pick<Site, 'words' | 'region'>, work: () => Result): Result {
  return inWords(ownWordsOf(site), work)
}

/** SITE-6: does work for the staff of a site: in the region's words, without the site's own, which are for visitors. */
export function inWordsOfRegion<Result>(region: RegionCode, work: () => Result): Result {
  return inWords(WORDS_OF_REGION[region], work)
}

function byDefault(words: Site['words']): OwnWords {
  return Object.fromEntries(
    Object.entries(words).flatMap(([id, own]) => {
      const word = CATALOGUE.get(id)
      return word === undefined ? [] : [[word.text, own]]
    }),
  )
}
