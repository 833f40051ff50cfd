import type { SearchSchema } from './engine.ts'
import { fold } from './fold.ts'
import { type Synonyms, synonymsOf } from './memory/text/text-query.ts'
import { countTypos, forgivenTypos } from './memory/text/typos.ts'
import { queryWords } from './memory/text/words.ts'

/** A text cut into pieces; pieces that match words of a query are marked. */
export interface MarkedText {
  readonly pieces: readonly Piece[]
  /** Words of the query that the text matches, folded. */
  readonly answered: readonly string[]
  /** Whether the text matches all words; true for a query without words. */
  readonly all: boolean
}

export interface Piece {
  readonly text: string
  readonly marked: boolean
}

export type MarkText = (text: string) => MarkedText

/**
 * Marks the parts of a text that match a query, with the words, prefixes, typos and synonyms of the search itself
 * (SEARCH-6).
 */
export function wordMarker(query: string, schema: Pick<SearchSchema, 'synonyms'>): MarkText {
  const { words, open } = queryWords(query)
  const segments = segmentsOf(words, open, synonymsOf(schema.synonyms))
  return (text) => {
    const tokens = tokensOf(text)
    const spans: Span[] = []
    const answered = new Set<string>()
    for (const segment of segments) {
      for (let at = 0; at < tokens.length; at++) {
        const span = wordSpan(segment, tokens, at) ?? phraseSpan(segment, tokens, at)
        if (span === null) continue
        spans.push(span)
        for (const word of segment.words) answered.add(word)
      }
    }
    return {
      pieces: cut(text, spans),
      answered: [...answered],
      all: words.every((word) => answered.has(word)),
    }
  }
}

/** Neighbouring words of the query, searched as one word or as a phrase with synonyms. */
interface Segment {
  readonly words: readonly string[]
  /** Null: too many words to be written as one. */
  readonly joined: string | null
  readonly open: boolean
  readonly phrases: readonly (readonly string[])[]
}

function segmentsOf(words: readonly string[], open: boolean, synonyms: Synonyms): readonly Segment[] {
  return words.flatMap((_, start) =>
    Array.from({ length: Math.min(synonyms.longest, words.length - start) }, (_, more): Segment => {
      const end = start + more + 1
      const part = words.slice(start, end)
      const joined = part.join('')
      return {
        words: part,
        joined: part.length <= 2 ? joined : null,
        open: open && end === words.length,
        phrases: synonyms.others.get(joined) ?? [],
      }
    }),
  )
}

interface Token {
  readonly from: number
  readonly to: number
  readonly folded: string
}

function tokensOf(text: string): readonly Token[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map(({ 0: word, index }) => ({
    from: index,
    to: index + word.length,
    folded: fold(word),
  }))
}

interface Span {
  readonly from: number
  readonly to: number
}

function wordSpan({ words, joined, open }: Segment, tokens: readonly Token[], at: number): Span | null {
  const [token, next] = [tokens[at], tokens[at + 1]]
  if (joined === null || token === undefined) return null
  const { from, to, folded } = token
  if (folded === joined) return { from, to }
  if (words.length === 2) return next !== undefined && folded + next.folded === joined ? { from, to: next.to } : null
  // If folding changed the length, the end of the prefix is unknown: mark the whole word.
  if (open && folded.startsWith(joined)) return { from, to: folded.length === to - from ? from + joined.length : to }
  if (countTypos(joined, folded, forgivenTypos(joined)) !== null) return { from, to }
  if (next === undefined || joined.length <= folded.length) return null
  const both = folded + next.folded
  return both === joined || (open && both.startsWith(joined)) ? { from, to: next.to } : null
}

function phraseSpan({ phrases }: Segment, tokens: readonly Token[], at: number): Span | null {
  const phrase = phrases.find((words) => words.every((word, index) => tokens[at + index]?.folded === word))
  const [first, last] = [tokens[at], tokens[at + (phrase?.length ?? 0) - 1]]
  return phrase && first && last ? { from: first.from, to: last.to } : null
}

/** Cuts the text at the spans; overlapping spans are merged. */
function cut(text: string, spans: readonly Span[]): readonly Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const { from, to } of joinedSpans(spans)) {
    if (from > end) pieces.push({ text: text.slice(end, from), marked: false })
    pieces.push({ text: text.slice(from, to), marked: true })
    end = to
  }
  if (end < text.length) pieces.push({ text: text.slice(end), marked: false })
  return pieces
}

function joinedSpans(spans: readonly Span[]): readonly Span[] {
  const joined: Span[] = []
  for (const span of spans.toSorted((one, other) => one.from - other.from)) {
    const last = joined.at(-1)
    if (last && span.from < last.to) joined[joined.length - 1] = { from: last.from, to: Math.max(last.to, span.to) }
    else joined.push(span)
  }
  return joined
}
