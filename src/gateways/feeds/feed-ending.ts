import type { FeedFormat } from './feed-format.ts'
import type { RawItem } from './feed-item.ts'

/** How a feed ends. A truncated download would mark the missing cars as sold (D-25). */
export interface FeedEnding {
  /** Line at which the file is cut off; null if it looks complete. */
  readonly cutAtLine: number | null
  /** A sentence about the truncation, or null. */
  readonly sentence: string | null
  /** Whether a line-based file lacks a final line end, as many complete files do. */
  readonly endsWithoutLineEnd: boolean
}

/** Reports that the file ends inside the row that starts on this line, with a message. */
export type BreaksOff = (line: number, sentence: string) => void

/** Observes a file's text and rows to find out how it ends. */
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

/** Refusal reasons that show that the last row is incomplete. */
const CUT_ROWS = new Set(['has fewer cells than the first line', 'is not valid JSON'])
