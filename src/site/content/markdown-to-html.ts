import { Marked, type Token, type Tokens } from 'marked'
import { slugOf } from '#domain/paths.ts'
import type { PictureView } from '#domain/picture/picture-view.ts'
import { pictureHtml } from './picture-html.ts'

/** Finds a picture by its address as the Markdown names it; null leaves its words. */
export type FindPicture = (address: string, alt: string) => PictureView | null

/** One Markdown text on its way to HTML, and what was met in it so far. */
export interface MarkdownToHtml {
  lex(markdown: string): Token[]
  html(tokens: Token[]): string
  /** An id that nothing on the page has yet. */
  freshId(title: string): string
  /** The words of a line without its markup. */
  words(tokens: Token[]): string
  /** The headings of the second level, by the ids that they have in the HTML. */
  readonly sections: { readonly id: string; readonly title: string }[]
  /** Where its links lead, refused ones left out. */
  readonly links: string[]
  /** Links that could run something or lead who knows where; their words stay. */
  readonly refused: string[]
}

/**
 * Markdown as HTML that may stand on a dealer's page (CONTENT-1): raw HTML is dropped, text escaped, links checked.
 * The page's own heading is above it, so headings begin at the second level. A quotation that begins with a heading is a
 * card that calls to action; a picture by itself is a figure, its title the words under it.
 */
export function markdownToHtml(findPicture: FindPicture): MarkdownToHtml {
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
  const drawn = ({ href, text, title }: Tokens.Image, alone: boolean): string => {
    const picture = findPicture(href, text)
    if (picture === null) return escapeHtml(text)
    return alone ? pictureHtml(picture, title ? escapeHtml(title) : null) : pictureHtml(picture)
  }
  const marked = new Marked({
    gfm: true,
    renderer: {
      html: () => '',
      image: (token) => drawn(token, false),
      paragraph({ tokens }) {
        const [only] = tokens
        if (tokens.length === 1 && only && isImage(only)) return drawn(only, true)
        return `<p>${this.parser.parseInline(tokens)}</p>\n`
      },
      blockquote({ tokens }) {
        if (!isCallToAction(tokens)) return `<blockquote>\n${this.parser.parse(tokens)}</blockquote>\n`
        const [heading, ...rest] = tokens
        const title = this.parser.parseInline(heading.tokens)
        const words = `<p class="display action-card-title">${title}</p>\n${this.parser.parse(rest.map(asButton))}`
        return `<aside class="action-card" aria-label="${escapeHtml(plainText(title))}">${words}</aside>\n`
      },
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
      link({ href, tokens, title }: Tokens.Link) {
        const words = this.parser.parseInline(tokens)
        if (!SAFE_LINK.test(href)) {
          refused.push(href)
          return words
        }
        links.push(href)
        const rel = href.startsWith('https:') ? ' rel="noopener"' : ''
        const look = title === BUTTON ? ' class="button button-primary"' : ''
        return `<a href="${escapeHtml(href)}"${look}${rel}>${words}</a>`
      },
    },
  })
  const html = (tokens: Token[]): string => marked.parser(tokens)
  return {
    lex: (markdown) => marked.lexer(markdown),
    html,
    freshId,
    words: (tokens) => plainText(html([{ type: 'paragraph', raw: '', text: '', tokens }])).trim(),
    sections,
    links,
    refused,
  }
}

/** A link's title that makes it a button; what a card says to do is one without being told. */
const BUTTON = 'button'

function asButton(token: Token): Token {
  const [only, ...others] = token.type === 'paragraph' ? (token.tokens ?? []) : []
  if (only?.type !== 'link' || others.length > 0) return token
  return { ...token, tokens: [{ ...only, title: BUTTON }] } as Token
}

/** A path of the site, a place on the page, or an address that a menu may have; `//elsewhere` is another site. */
const SAFE_LINK = /^(\/(?![/\\])|#|https:\/\/|tel:|mailto:)/i

/** A quotation that begins with a heading. */
export function isCallToAction(tokens: readonly Token[] | undefined): tokens is [Tokens.Heading, ...Token[]] {
  return tokens?.[0]?.type === 'heading'
}

function isImage(token: Token): token is Tokens.Image {
  return token.type === 'image'
}

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
