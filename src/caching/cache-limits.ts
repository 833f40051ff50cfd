const MIB = 1024 * 1024

/** What a cache may hold at most. */
export interface CacheLimit {
  readonly entries: number
  /** Null: its values are small and alike, so that their number is limit enough. */
  readonly bytes: number | null
}

/** Every cache of the server, with its limit for each process. */
export const CACHE_LIMITS = {
  /** Rendered pages. PAGE_CACHE_MEGABYTES sets the bytes. The entries: more addresses than the sites here have worth caching for a minute. */
  pages: { entries: 20_000, bytes: 128 * MIB },
  /** Where the page of a request is cached, by hostname and target. Links of campaigns have many targets for one page. */
  'page-places': { entries: 20_000, bytes: 8 * MIB },
  /** HTML of cards, headers and footers. A card has 3 kB, a header 13: this holds some five thousand. */
  fragments: { entries: 20_000, bytes: 32 * MIB },
  /** What cards show, of the listings that visitors look at. */
  'card-views': { entries: 4_000, bytes: null },
  /** Answers of geocoders. */
  places: { entries: 5_000, bytes: null },
  /** The encoding that is chosen for an Accept-Encoding header. */
  encodings: { entries: 200, bytes: MIB },
  /** What the desk's table shows of a site's cars, 700 bytes each: sites whose staff work on their stock now. */
  'desk-stock': { entries: 200, bytes: 64 * MIB },
  /** The console's clocks, one a time zone. */
  clocks: { entries: 100, bytes: null },
  /** What the check of a draft found on the pages of a live site (STUDIO-12), a hundred kB each: sites that are edited now. */
  'drawn-pages': { entries: 20, bytes: null },
  /** What the check of a draft said, until the draft changes. */
  'touched-pages': { entries: 200, bytes: null },
  /** Versions that drafts are made on, half a MB parsed: sites that are edited now. */
  'version-bases': { entries: 50, bytes: null },
  /** Texts of sites as HTML, ten kB each, so that a site that is read again renders those that changed alone. */
  'rendered-texts': { entries: 2_000, bytes: 16 * MIB },
  /** Catalogues and blocks of pages as they were checked, by their text. */
  'checked-files': { entries: 1_000, bytes: 16 * MIB },
  /** Whether Intl knows a time zone that a site names. */
  'time-zones': { entries: 1_000, bytes: null },
} as const satisfies Readonly<Record<string, CacheLimit>>

export type CacheName = keyof typeof CACHE_LIMITS
