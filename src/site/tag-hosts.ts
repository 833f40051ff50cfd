import type { SiteTags } from '#domain/visitor/site-tags.ts'
import { namedTags } from '#domain/visitor/site-tags.ts'

/** Servers that a site's tags need, by directive of the Content-Security-Policy (D-62). */
export interface TagHosts {
  readonly scripts: readonly string[]
  readonly pictures: readonly string[]
  readonly calls: readonly string[]
}

export const NO_TAG_HOSTS: TagHosts = { scripts: [], pictures: [], calls: [] }

/** D-62: the servers of exactly the tags that a site has. */
export function tagHosts(tags: SiteTags): TagHosts {
  const named = namedTags(tags).map((tag) => HOSTS[tag])
  const all = (kind: keyof TagHosts) => [...new Set(named.flatMap((hosts) => hosts[kind]))]
  return { scripts: all('scripts'), pictures: all('pictures'), calls: all('calls') }
}

/** From Google's CSP guide. A container may hold only Google Analytics (docs/decisions/100). */
const GOOGLE: TagHosts = {
  scripts: ['https://www.googletagmanager.com'],
  pictures: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  calls: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
}

const HOSTS: Readonly<Record<keyof SiteTags, TagHosts>> = {
  ga4: GOOGLE,
  gtm: GOOGLE,
  metaPixel: {
    scripts: ['https://connect.facebook.net'],
    pictures: ['https://www.facebook.com'],
    calls: ['https://www.facebook.com'],
  },
}
