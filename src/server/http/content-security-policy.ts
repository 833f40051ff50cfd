import { hash } from 'node:crypto'
import { NO_TAG_HOSTS, type TagHosts } from '#site/tag-hosts.ts'
import { VIDEO_HOST } from '#views/vehicle/car-video.ts'

/**
 * The Content-Security-Policy of one page: inline scripts and styles are allowed by their hash, so that the page's bytes
 * can be kept and no 'unsafe-inline' is needed. Data blocks (JSON-LD) are not run and need none.
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
    // 'data:' are the few blurred pixels that stand in for a picture.
    ["img-src 'self' data:", ...pictures, ...tags.pictures].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...tags.calls].join(' '),
    // A car's film, from its host's frame or from a file on whatever server its feed names, since we keep no films; nothing is
    // fetched before a visitor asks for it.
    ['frame-src', VIDEO_HOST, ...frames].join(' '),
    "media-src 'self' https:",
    "manifest-src 'self'",
    ["form-action 'self'", ...forms].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** What a page may take from others, as origins. */
export interface PolicyHosts {
  /** Servers that the site itself names. */
  readonly pictures: readonly string[]
  /** Where a form may lead on to. */
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
  const found: InlineElement[] = []
  const [opening, closing] = [`<${name}`, `</${name}>`]
  for (let at = page.indexOf(opening); at >= 0; at = page.indexOf(opening, at)) {
    const start = page.indexOf('>', at) + 1
    const end = page.indexOf(closing, start)
    if (start === 0 || end < 0) break
    found.push({ attributes: page.slice(at + opening.length, start - 1), text: page.slice(start, end) })
    at = end
  }
  return found
}

/** Styles stand nowhere else: one that did would not be applied. */
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
