import { oncePer } from '#caching/once-per.ts'
import { CATALOGUE, type CatalogueText } from '#words/catalogue.ts'
import type { OwnWords } from '#words/say.ts'
import { inWords } from '#words/site-at-work.ts'
import type { Site } from './site.ts'

/** LOOK-1: a site's own words by the default text that each replaces, as `say` reads them. */
export function ownWordsOf({ words }: Pick<Site, 'words'>): OwnWords {
  return byDefault(words)
}

/** Every text that a site may say in its own way. */
export function ownableWords(): readonly CatalogueText[] {
  return [...CATALOGUE.values()]
}

/** LOOK-1: does work that writes to a site's visitors, in the site's own words. */
export function inWordsOfSite<Result>(site: Pick<Site, 'words'>, work: () => Result): Result {
  return inWords(ownWordsOf(site), work)
}

const byDefault = oncePer(
  (words: Site['words']): OwnWords =>
    Object.fromEntries(
      Object.entries(words).flatMap(([id, own]) => {
        const word = CATALOGUE.get(id)
        return word === undefined ? [] : [[word.text, own]]
      }),
    ),
)
