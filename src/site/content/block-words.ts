import type { Site } from '../site.ts'
import { fillPlaceholders } from './fill-placeholders.ts'
import { renderMarkdown } from './render-markdown.ts'

/** The Markdown of a block as safe HTML (CONTENT-1). `check-blocks.ts` reports what is wrong in it. */
export function blockWords(markdown: string, site: Site): string {
  return renderMarkdown(fillPlaceholders(markdown, site).text).html
}

/** The same for words that a block may leave out. */
export function optionalWords(markdown: string | null, site: Site): string | null {
  return markdown === null ? null : blockWords(markdown, site)
}
