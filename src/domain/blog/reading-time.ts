import { replaceSpans } from '../replace-spans.ts'

/** Average adult reading speed on a screen. */
const WORDS_A_MINUTE = 220

/** CONTENT-1: reading time of HTML in whole minutes, at least 1. */
export function readingMinutes(html: string): number {
  const words = replaceSpans(html, '<', '>', ' ').split(/\s+/).filter(Boolean)
  return Math.max(1, Math.round(words.length / WORDS_A_MINUTE))
}
