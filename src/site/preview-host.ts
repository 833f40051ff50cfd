import { hostname } from './hostname.ts'

/** Where previews of sites are: 'https' and 'preview.forecourt.example'. */
export interface PreviewPlace {
  readonly scheme: 'http' | 'https'
  readonly domain: string
}

/** The origin of a site's preview. `port`: ':3000' in a demonstration, where the console's port is the previews' too. */
export function previewOrigin({ scheme, domain }: PreviewPlace, slug: string, port: string): string {
  return `${scheme}://${previewHost(slug, domain)}${port}`
}

/**
 * STUDIO-6: the hostname of a site's preview, 'yard.preview.forecourt.example'. It is the platform's, so that a preview
 * works before the dealer's own hostname does.
 */
export function previewHost(slug: string, domain: string): string {
  return `${slug}.${domain}`
}

/** The slug of the site whose preview has this Host header; null for any other host. */
export function slugOfPreview(header: string, domain: string): string | null {
  const name = hostname(header)
  if (name === null || !name.endsWith(`.${domain}`)) return null
  const slug = name.slice(0, -domain.length - 1)
  return slug.includes('.') ? null : slug
}

/** Source of all previews for a Content-Security-Policy. Over http any port: a demonstration has its own. */
export function previewSource({ scheme, domain }: PreviewPlace): string {
  return `${scheme}://*.${domain}${scheme === 'http' ? ':*' : ''}`
}
