import { Marked, type Tokens } from 'marked'
import { slugOf } from '#domain/paths.ts'

export interface RenderedMarkdown {
  readonly html: string
  /** The headings of the second level, by the ids that they have in the HTML. */
  readonly sections: readonly { readonly id: string; readonly title: string }[]
  /** Where its links lead, refused ones left out. */
  readonly links: readonly string[]
  /** Links that could run something or lead who knows where; their words stay. */
  readonly refused: readonly string[]
}

/**
 * Markdown as HTML that may stand on a dealer's page (CONTENT-1): raw HTML is dropped, text escaped, links checked.
 * The page's own heading is above it, so headings begin at the second level. Pictures are left out, their words stay.
 */
export function renderMarkdown(markdown: string): RenderedMarkdown {
  const sections: { id: string; title: string }[] = []
  const links: string[] = []
  const refused: string[] = []
  const ids = new Set<string>()
  const freshId = (title: string): string => {
    const base = slugOf(title) || 'section'
    let id = base
    for (let number = 2; ids.has(id); number += 1) id = `${base}-${number}`
    ids.add(id)
    return id
  }
  const marked = new Marked({
    gfm: true,
    renderer: {
      html: () => '',
      image: ({ text }) => escapeHtml(text),
      // The library passes text inside a raw <script> or <pre> on as it is; here no text is.
      text(token) {
        return 'tokens' in token && token.tokens ? this.parser.parseInline(token.tokens) : escapeHtml(token.text)
      },
      heading({ tokens, depth }) {
        const html = this.parser.parseInline(tokens)
        const title = plainText(html)
        const id = freshId(title)
        if (depth <= 2) sections.push({ id, title })
        const level = Math.max(2, depth)
        return `<h${level} id="${id}">${html}</h${level}>\n`
      },
      link({ href, tokens }: Tokens.Link) {
        const words = this.parser.parseInline(tokens)
        if (!SAFE_LINK.test(href)) {
          refused.push(href)
          return words
        }
        links.push(href)
        const rel = href.startsWith('https:') ? ' rel="noopener"' : ''
        return `<a href="${escapeHtml(href)}"${rel}>${words}</a>`
      },
    },
  })
  const html = marked.parse(markdown, { async: false })
  return { html, sections, links, refused }
}

/** A path of the site, a place on the page, or an address that a menu may have; `//elsewhere` is another site. */
const SAFE_LINK = /^(\/(?![/\\])|#|https:\/\/|tel:|mailto:)/i

/** An entity that the author wrote stays one. */
function escapeHtml(text: string): string {
  return text.replace(/[<>"']|&(?!(#\d{1,7}|#x[0-9a-f]{1,6}|\w+);)/gi, (character) => `&#${character.charCodeAt(0)};`)
}

function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replaceAll('&amp;', '&')
}
