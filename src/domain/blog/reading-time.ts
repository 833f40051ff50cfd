/** Words that a grown-up reads in a minute on a screen, without hurry. */
const WORDS_A_MINUTE = 220

/** Whole minutes to read HTML that was made of Markdown, at least one (CONTENT-1). */
export function readingMinutes(html: string): number {
  const words = html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean)
  return Math.max(1, Math.round(words.length / WORDS_A_MINUTE))
}
