import { withEntities } from '../html-entities.ts'
import type { OutsideText } from '../outside-text.ts'

/** The words of an HTML mail that has no text: what a person reads, without tags, styles and scripts. Nothing is fetched. */
export function textOfHtml(html: OutsideText): string {
  const words = withoutHidden(html.replace(/<!--[\s\S]*?(?:-->|$)/g, '').replace(/\s+/g, ' '))
    .replace(/<(?:br|\/p|\/div|\/tr|\/li|\/h[1-6]|\/blockquote)\b[^<>]*>/gi, '\n')
    .replace(/<[^>]*(?:>|$)/g, '')
  return withEntities(words)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Without the elements whose text no person reads. One that does not end hides the rest. */
function withoutHidden(html: string): string {
  let visibleHtml = ''
  let from = 0
  let hidden: string | null = null
  for (const { 0: tag, 1: begins, 2: ends, index } of html.matchAll(HIDDEN)) {
    if (hidden === null && begins !== undefined) {
      visibleHtml += html.slice(from, index)
      hidden = begins.toLowerCase()
    } else if (hidden !== null && ends?.toLowerCase() === hidden) {
      from = index + tag.length
      hidden = null
    }
  }
  return hidden === null ? visibleHtml + html.slice(from) : visibleHtml
}

const HIDDEN = /<(style|script|head|title)\b|<\/(style|script|head|title) ?>/gi
