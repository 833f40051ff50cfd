/** The ids of the site's analytics tags (`integrations`); each may be missing. */
export interface SiteTags {
  readonly ga4: string | null
  readonly gtm: string | null
  readonly metaPixel: string | null
}

/** The names of the site's tags for buyers: 'Google Analytics and the Meta pixel'; empty without tags. */
export function tagsText(tags: SiteTags): string {
  return new Intl.ListFormat('en-AU').format(namedTags(tags).map((tag) => NAMES[tag]))
}

/** The site's tags, by their options. */
export function namedTags(tags: SiteTags): readonly (keyof SiteTags)[] {
  return ORDER.filter((tag) => tags[tag] !== null)
}

const NAMES: Readonly<Record<keyof SiteTags, string>> = {
  ga4: 'Google Analytics',
  gtm: 'Google Tag Manager',
  metaPixel: 'the Meta pixel',
}

const ORDER = ['ga4', 'gtm', 'metaPixel'] as const
