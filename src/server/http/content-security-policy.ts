import { hash } from 'node:crypto'
import { VIDEO_HOST } from '#domain/car/car-video.ts'
import { NO_TAG_HOSTS, type TagHosts } from '#site/tag-hosts.ts'

/**
 * The Content-Security-Policy of one page. Inline scripts and styles are allowed by hash, so the page can be cached and
 * needs no 'unsafe-inline'. Data blocks (JSON-LD) do not run and need no hash.
 */
export function contentSecurityPolicy(
  page: string,
  { pictures = [], forms = [], frames = [], tags = NO_TAG_HOSTS }: Partial<PolicyHosts> = {},
): string {
  const scripts = hashes(elements(page, 'script').filter(isInlineScript))
  const styles = hashes(elements(headOf(page), 'style'))
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts, ...tags.scripts].join(' '),
    `style-src 'self' ${styles.join(' ')}`.trimEnd(),
    // 'data:' allows the blurred preview shown until a picture has loaded.
    ["img-src 'self' data:", ...pictures, ...tags.pictures].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...tags.calls].join(' '),
    // A car's video, in its host's frame or as a file on any server, since feeds name the address. Nothing is
    // fetched before a visitor asks for it.
    ['frame-src', VIDEO_HOST, ...frames].join(' '),
    "media-src 'self' https:",
    "manifest-src 'self'",
    ["form-action 'self'", ...forms].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Origins of third parties that a page may use. */
export interface PolicyHosts {
  /** Servers that the site names. */
  readonly pictures: readonly string[]
  /** Servers that a form may redirect to. */
  readonly forms: readonly string[]
  /** Services whose pages a visitor may open in a frame (D-49). */
  readonly frames: readonly string[]
  /** The servers of the tags that the site names (D-62). */
  readonly tags: TagHosts
}

interface InlineElement {
  readonly attributes: string
  readonly text: string
}

function elements(page: string, name: 'script' | 'style'): readonly InlineElement[] {
  const inlineElements: InlineElement[] = []
  const [opening, closing] = [`<${name}`, `</${name}>`]
  for (let at = page.indexOf(opening); at >= 0; at = page.indexOf(opening, at)) {
    const start = page.indexOf('>', at) + 1
    const end = page.indexOf(closing, start)
    if (start === 0 || end < 0) break
    inlineElements.push({ attributes: page.slice(at + opening.length, start - 1), text: page.slice(start, end) })
    at = end
  }
  return inlineElements
}

/** The head of a page. Styles are only there; one elsewhere would not be applied. */
function headOf(page: string): string {
  const end = page.indexOf('</head>')
  return end < 0 ? page : page.slice(0, end)
}

function isInlineScript({ attributes }: InlineElement): boolean {
  return !/\ssrc=/.test(attributes) && !/\stype="application\//.test(attributes)
}

function hashes(found: readonly InlineElement[]): readonly string[] {
  const texts = found.filter(({ text }) => text.length > 0)
  return [...new Set(texts.map(({ text }) => `'sha256-${hash('sha256', text, 'base64')}'`))]
}
