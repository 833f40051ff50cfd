import { oncePer } from '#caching/once-per.ts'
import { LEAD_CATEGORIES } from '#domain/lead/category.ts'
import { inWordsOf, REGION_CODES, type RegionCode } from '#domain/region.ts'
import { inTrade, nounOfTrade, type Trade } from '#domain/trade.ts'
import { CATALOGUE, type CatalogueText, nounsOf } from '#words/catalogue.ts'
import type { OwnWords } from '#words/say.ts'
import { inWords } from '#words/site-at-work.ts'
import type { Site } from './site.ts'

/** What a site says in other words than the platform. */
type Speaker = Pick<Site, 'words' | 'region' | 'search'>

/**
 * LOOK-1, SITE-6: a site's own words by the default text that each replaces, as `say` reads them; the words of its region
 * and its trade where it has none of its own. Nothing that a dealer wrote is rewritten: the nouns of the trade go into the
 * platform's texts alone.
 */
export const ownWordsOf = oncePer((site: Speaker): OwnWords => ({ ...staffWordsOf(site), ...byDefault(site.words) }))

/** The words of a site's region and trade, without the site's own, which are for visitors. */
const staffWordsOf = oncePer(
  ({ region, search }: Speaker): OwnWords => ({ ...WORDS_OF_REGION[region], ...wordsOfTrade(search) }),
)

/** D-56: the nouns of the catalogue, and the names of stored categories, as the trade says them. */
function wordsOfTrade(trade: Trade): OwnWords {
  const nouns = [...CATALOGUE.values()].flatMap(({ text }) => nounsOf(text))
  const said = [
    ...nouns.map((noun) => [`=${noun}`, noun, nounOfTrade(noun, trade)] as const),
    ...LEAD_CATEGORIES.map((category) => [category, category, inTrade(category, trade)] as const),
  ]
  return Object.fromEntries(said.flatMap(([key, noun, word]) => (word === noun ? [] : [[key, word]])))
}

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
export function inWordsOfSite<Result>(site: Speaker, work: () => Result): Result {
  return inWords(ownWordsOf(site), work)
}

/** SITE-6: does work for the staff of a site, in the words of its region and its trade; without a site in the platform's. */
export function inWordsOfStaff<Result>(site: Speaker | null | undefined, work: () => Result): Result {
  return inWords(site ? staffWordsOf(site) : {}, work)
}

function byDefault(words: Site['words']): OwnWords {
  return Object.fromEntries(
    Object.entries(words).flatMap(([id, own]) => {
      const word = CATALOGUE.get(id)
      return word === undefined ? [] : [[word.text, own]]
    }),
  )
}
