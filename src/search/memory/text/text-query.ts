import { fold } from '../../fold.ts'
import { bothMatch, eitherMatches, type Matches, NO_MATCHES, scaled, type TextAnswer } from '../matches.ts'
import type { TextIndex } from './text-index.ts'
import { queryWords, wordsIn } from './words.ts'

/**
 * SEARCH-6: the rows that match all words of a query; null for a query without words. The query is cut into segments in
 * every way: a word, two neighbours written as one, or a phrase with synonyms; a row's score is that of its best cut.
 */
export function matchText(text: string, index: TextIndex, synonyms: Synonyms): TextAnswer | null {
  const { words, open } = queryWords(text)
  if (words.length === 0) return null
  return index.answer(`${words.join(' ')}${open ? '' : ' '}`, () => matchWords(words, open, index, synonyms))
}

function matchWords(words: readonly string[], open: boolean, index: TextIndex, synonyms: Synonyms): Matches {
  /** `reached[i]`: rows that match the first i words. */
  const reached: Matches[] = []
  for (let end = 1; end <= words.length; end++) {
    let matches = NO_MATCHES
    for (let start = Math.max(0, end - synonyms.longest); start < end; start++) {
      const segment = matchSegment(words.slice(start, end), open && end === words.length, index, synonyms)
      matches = eitherMatches(matches, start === 0 ? segment : bothMatch(reached[start - 1]!, segment))
    }
    reached.push(matches)
  }
  return reached.at(-1)!
}

/** Synonyms of a word or phrase. The key is the phrase without spaces: 'pick up' is 'pickup'. */
export interface Synonyms {
  readonly others: ReadonlyMap<string, readonly (readonly string[])[]>
  /** Number of words of the longest phrase, at least 2: two neighbours are always tried as one word. */
  readonly longest: number
}

export function synonymsOf(groups: readonly (readonly string[])[]): Synonyms {
  const others = new Map<string, (readonly string[])[]>()
  let longest = 2
  for (const group of groups) {
    const phrases = group.map((phrase) => wordsIn(fold(phrase))).filter((phrase) => phrase.length > 0)
    for (const phrase of phrases) {
      longest = Math.max(longest, phrase.length)
      const key = phrase.join('')
      others.set(key, [...(others.get(key) ?? []), ...phrases.filter((other) => other.join('') !== key)])
    }
  }
  return { others, longest }
}

/** A segment of n words scores as n words. */
function matchSegment(words: readonly string[], open: boolean, index: TextIndex, synonyms: Synonyms): Matches {
  const joined = words.join('')
  let matches = words.length === 1 ? index.word(joined, open) : words.length === 2 ? index.glued(joined) : NO_MATCHES
  for (const phrase of synonyms.others.get(joined) ?? []) {
    const all = phrase.map((word) => index.synonym(word)).reduce(bothMatch)
    matches = eitherMatches(matches, scaled(all, 1 / phrase.length))
  }
  return scaled(matches, words.length)
}
