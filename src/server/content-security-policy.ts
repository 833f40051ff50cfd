import { createHash } from 'node:crypto'

/**
 * The Content-Security-Policy of one page: inline scripts and styles are allowed by their hash, so that the page's bytes
 * can be kept and no 'unsafe-inline' is needed. Data blocks (JSON-LD) are not run and need none.
 */
export function contentSecurityPolicy(page: string | Uint8Array): string {
  // One character a byte: what is looked for is ASCII, and a page's bytes need not be read as text for it.
  const html = Buffer.from(page).toString('latin1')
  const scripts = hashes(html, /<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g, isInlineScript)
  const styles = hashes(html, /<style(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/style>/g, () => true)
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(' ')}`.trimEnd(),
    `style-src 'self' ${styles.join(' ')}`.trimEnd(),
    // Pictures of a feed may stand on the dealer's own servers.
    "img-src 'self' data: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function isInlineScript(attributes: string): boolean {
  return !/\ssrc=/.test(attributes) && !/\stype="application\//.test(attributes)
}

function hashes(html: string, pattern: RegExp, wanted: (attributes: string) => boolean): string[] {
  const found = new Set<string>()
  for (const { groups } of html.matchAll(pattern)) {
    if (!groups?.text || !wanted(groups.attributes ?? '')) continue
    found.add(`'sha256-${createHash('sha256').update(groups.text, 'latin1').digest('base64')}'`)
  }
  return [...found]
}
