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
  const found = await Promise.all(
    texts.map(async (file) => lostWords(await readText(join(folder, file))).map((words) => ({ path: file, words }))),
  )
  return found.flat().map(({ path, words }) => ({
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
    const words = String(token.text)
      .replace(/<!--[\s\S]*?-->|<(script|style)[\s\S]*?<\/\1>|<[^>]*>/gi, ' ')
      .replace(/\s+/g, ' ')
      .trim()
    if (words !== '') lost.push(shortened(words, WORDS_SHOWN))
  })
  return lost
}
