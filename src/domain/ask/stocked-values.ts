import type { FacetName } from '../listing/facet/facet-names.ts'
import { type ValuesChange, values } from './understanding.ts'
import { type AskContext, compact } from './vocabulary.ts'
import { WORDS, type Word } from './words.ts'

/** The first of a word's facets and values that some car has. A site may show its own bodies instead of ours (SEARCH-9). */
export function stocked({ facet, values: wanted, otherwise = [] }: Word, context: AskContext): ValuesChange | null {
  const facets: readonly FacetName[] = facet === 'simple_body' ? ['simple_body', 'body'] : [facet]
  for (const list of [wanted, otherwise])
    for (const name of facets) {
      const stockValues = inStock(name, list, context)
      if (stockValues.length > 0) return values(name, ...stockValues)
    }
  return null
}

/** The values of a facet in stock that a word means: all that are equal but for case and spaces. */
export function inStock(
  facet: FacetName,
  wanted: readonly string[],
  { known, valueByName }: AskContext,
): readonly string[] {
  const folded = wanted.map(compact)
  if (!folded.some((name) => valueByName[facet]?.has(name))) return []
  return (known[facet] ?? []).filter((one) => folded.includes(compact(one)))
}

/** Whether a phrase is a word for a value that some car has. */
export function isFacetWord(text: string, context: AskContext): boolean {
  return wordsOf(text, context).some((word) => stocked(word, context) !== null)
}

/** The rows of the list of words that have a phrase where the site is. */
export function wordsOf(phrase: string, { region }: Pick<AskContext, 'region'>): readonly Word[] {
  return BY_PHRASE.get(phrase)?.filter(({ regions }) => regions?.includes(region) ?? true) ?? []
}

const BY_PHRASE = phrases()

function phrases(): ReadonlyMap<string, readonly Word[]> {
  const byPhrase = new Map<string, Word[]>()
  for (const word of WORDS)
    for (const phrase of word.phrases.split(',')) byPhrase.set(phrase, [...(byPhrase.get(phrase) ?? []), word])
  return byPhrase
}
