import { fold } from '../../fold.ts'

/** A longer query is cut: nobody types that much, and each word costs time. */
const MOST_QUERY_WORDS = 20

/**
 * SEARCH-6: the words by which a document's text is found: its words, neighbours joined ('land cruiser' as
 * 'landcruiser'), and anything between two spaces joined ('CX-5' as 'cx', '5' and 'cx5').
 */
export function documentWords(text: string): string[] {
  const words: string[] = []
  let before: string | null = null
  for (const chunk of fold(text).split(/\s+/)) {
    const parts = wordsIn(chunk)
    for (const part of parts) {
      words.push(part)
      if (before !== null) words.push(before + part)
      before = part
    }
    if (parts.length > 2) words.push(parts.join(''))
  }
  return words
}

export interface QueryWords {
  readonly words: readonly string[]
  /** Whether the last word is a prefix: true unless a space follows it. */
  readonly open: boolean
}

export function queryWords(text: string): QueryWords {
  return { words: wordsIn(fold(text)).slice(0, MOST_QUERY_WORDS), open: !/\s$/.test(text) }
}

export function wordsIn(folded: string): string[] {
  return folded.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}
