/** The tags that a site names (`integrations`), by their ids; a site may name one, several or none. */
export interface SiteTags {
  readonly ga4: string | null
  readonly gtm: string | null
  readonly metaPixel: string | null
}

/** 'Google Analytics and the Meta pixel': the tags that a site names, as a buyer knows them; empty where it names none. */
export function tagsText(tags: SiteTags): string {
  return new Intl.ListFormat('en-AU').format(namedTags(tags).map((tag) => NAMES[tag]))
}

/** The same by their options. */
export function namedTags(tags: SiteTags): readonly (keyof SiteTags)[] {
  return ORDER.filter((tag) => tags[tag] !== null)
}

const NAMES: Readonly<Record<keyof SiteTags, string>> = {
  ga4: 'Google Analytics',
  gtm: 'Google Tag Manager',
  metaPixel: 'the Meta pixel',
}

const ORDER = ['ga4', 'gtm', 'metaPixel'] as const
