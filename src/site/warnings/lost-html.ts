import { join } from 'node:path'
import { Marked } from 'marked'
import { shortened } from '#domain/cut-text.ts'
import { readText } from '../files/read-text.ts'
import type { SiteWarning } from './site-warning.ts'

const WORDS_SHOWN = 60

/**
 * Warnings for pages and articles with raw HTML, which is dropped for safety; a block loses its text too (CONTENT-1).
 */
export async function lostHtmlWarnings(folder: string, files: readonly string[]): Promise<readonly SiteWarning[]> {
  const texts = files.filter((file) => /^(pages|blog)\/.*\.md$/.test(file))
  const lostTexts = await Promise.all(
    texts.map(async (file) => lostWords(await readText(join(folder, file))).map((words) => ({ path: file, words }))),
  )
  return lostTexts.flat().map(({ path, words }) => ({
    path,
    reason: `"${words}" does not show: pages take Markdown, and raw HTML is dropped with the words in it`,
  }))
}

/** The text in each block of raw HTML; comments have none. */
export function lostWords(markdown: string): readonly string[] {
  const marked = new Marked({ gfm: true })
  const lost: string[] = []
  marked.walkTokens(marked.lexer(markdown), (token) => {
    if (token.type !== 'html') return
    const words = shownText(String(token.text)).replace(/\s+/g, ' ').trim()
    if (words !== '') lost.push(shortened(words, WORDS_SHOWN))
  })
  return lost
}

/** What opens a span of HTML without words, and what closes it, in lower case. */
const SPANS: readonly (readonly [string, string])[] = [
  ['<!--', '-->'],
  ['<script', '</script>'],
  ['<style', '</style>'],
  ['<', '>'],
]

/** HTML without tags, comments, scripts and styles. What never closes is sought once only, and its words stay. */
function shownText(html: string): string {
  const lower = html.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
  const unclosed = new Set<string>()
  let text = ''
  let from = 0
  for (let start = lower.indexOf('<'); start !== -1; start = lower.indexOf('<', from)) {
    const end = endOfSpan(lower, start, unclosed)
    if (end === -1) break
    text += `${html.slice(from, start)} `
    from = end
  }
  return text + html.slice(from)
}

function endOfSpan(html: string, start: number, unclosed: Set<string>): number {
  for (const [opening, closing] of SPANS) {
    if (!html.startsWith(opening, start) || unclosed.has(closing)) continue
    const end = html.indexOf(closing, start + opening.length)
    if (end !== -1) return end + closing.length
    unclosed.add(closing)
  }
  return -1
}
