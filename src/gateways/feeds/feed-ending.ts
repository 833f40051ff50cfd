import type { FeedFormat } from './feed-format.ts'
import type { RawItem } from './feed-item.ts'

/** How a feed ends: a download that was cut short would sell the cars that it lost (D-25). */
export interface FeedEnding {
  /** The line in which the file breaks off; null: it looks whole. */
  readonly cutAtLine: number | null
  /** The same as a sentence about the file. */
  readonly sentence: string | null
  /** A file of lines that ends without a line end, as many whole ones do. */
  readonly endsWithoutLineEnd: boolean
}

/** Says that the file ends inside the row that begins on this line, and how a person reads that. */
export type BreaksOff = (line: number, sentence: string) => void

/** Watches a file's text and rows go by. */
export function followEnding() {
  let lastCharacter = '\n'
  let lastItem: RawItem | null = null
  let cut: { readonly line: number; readonly sentence: string } | null = null
  return {
    breaksOff: (line: number, sentence: string) => {
      cut ??= { line, sentence }
    },
    async *ofText(text: AsyncIterable<string>): AsyncGenerator<string> {
      for await (const piece of text) {
        lastCharacter = piece.at(-1) ?? lastCharacter
        yield piece
      }
    },
    async *ofItems(items: AsyncIterable<RawItem>): AsyncGenerator<RawItem> {
      for await (const item of items) {
        lastItem = item
        yield item
      }
    },
    found(format: FeedFormat): FeedEnding {
      const endsWithoutLineEnd = (format === 'csv' || format === 'ndjson') && !/[\r\n]/.test(lastCharacter)
      const last: RawItem | null = lastItem
      if (cut === null && endsWithoutLineEnd && last !== null && !last.ok && CUT_ROWS.has(last.remark.reason)) {
        const { line } = last.remark
        return { cutAtLine: line, sentence: `The file breaks off in line ${line}.`, endsWithoutLineEnd }
      }
      return { cutAtLine: cut?.line ?? null, sentence: cut?.sentence ?? null, endsWithoutLineEnd }
    },
  }
}

/** What a last row without a line end is called when it is not whole. */
const CUT_ROWS = new Set(['has fewer cells than the first line', 'is not valid JSON'])
