import { Marked, type Token, type Tokens } from 'marked'
import type { PictureView } from '#domain/picture/picture-view.ts'
import { replaceSpans } from '#domain/replace-spans.ts'
import { slugOf } from '#domain/slug.ts'
import { pictureHtml } from './picture-html.ts'

/** Finds a picture by its address in the Markdown; null shows its alternative text instead. */
export type FindPicture = (address: string, alt: string) => PictureView | null

/** Conversion of one Markdown text to HTML, with the sections and links found so far. */
export interface MarkdownToHtml {
  lex(markdown: string): Token[]
  html(tokens: Token[]): string
  /** An id that is unique on the page. */
  freshId(title: string): string
  /** The text of a line without its markup. */
  words(tokens: Token[]): string
  /** Second-level headings with their ids in the HTML. */
  readonly sections: { readonly id: string; readonly title: string }[]
  /** Targets of its links, without refused ones. */
  readonly links: string[]
  /** Unsafe links; only their text stays. */
  readonly refused: string[]
}

/**
 * Converts Markdown to safe HTML for a dealer's page (CONTENT-1): raw HTML is dropped, text escaped, links checked. The
 * page has its own first-level heading, so headings start at the second level. A blockquote that starts with a heading
 * becomes a call-to-action card; a picture by itself becomes a figure with its title as caption.
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
      // The library does not escape text inside a raw <script> or <pre>; this does.
      text(token) {
        return 'tokens' in token && token.tokens ? this.parser.parseInline(token.tokens) : escapeHtml(token.text)
      },
      // Alignment is the stylesheet's: the library writes an attribute that HTML no longer has.
      tablecell({ tokens, header }) {
        const tag = header ? 'th' : 'td'
        return `<${tag}>${this.parser.parseInline(tokens)}</${tag}>\n`
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

/** A link with this title becomes a button; in a call-to-action card every link is one. */
const BUTTON = 'button'

function asButton(token: Token): Token {
  const [only, ...others] = token.type === 'paragraph' ? (token.tokens ?? []) : []
  if (only?.type !== 'link' || others.length > 0) return token
  return { ...token, tokens: [{ ...only, title: BUTTON }] } as Token
}

/**
 * A path of the site, an anchor, or an address that a menu may have. `//elsewhere` is another site, so it is refused.
 */
const SAFE_LINK = /^(\/(?![/\\])|#|https:\/\/|tel:|mailto:)/i

/** A blockquote that starts with a heading. */
export function isCallToAction(tokens: readonly Token[] | undefined): tokens is [Tokens.Heading, ...Token[]] {
  return tokens?.[0]?.type === 'heading'
}

function isImage(token: Token): token is Tokens.Image {
  return token.type === 'image'
}

/** Escapes HTML, but leaves the author's entities alone. */
function escapeHtml(text: string): string {
  return text.replace(/[<>"']|&(?!(#\d{1,7}|#x[0-9a-f]{1,6}|\w+);)/gi, (character) => `&#${character.charCodeAt(0)};`)
}

function plainText(html: string): string {
  return replaceSpans(html, '<', '>', '')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replaceAll('&amp;', '&')
}
