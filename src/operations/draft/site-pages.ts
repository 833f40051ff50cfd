import type { PageFault } from '#domain/page-check/page-fault.ts'
import type { GoodSite } from '#site/folder/read-sites.ts'

/** A page that a draft touches: visitors would see another one, a new one, or none (STUDIO-11, STUDIO-12). */
export interface TouchedPage {
  /** Path on the site, '/contact-us'. */
  readonly path: string
  /** The page's own title; of a page that goes, its last one. */
  readonly title: string
  readonly change: 'changed' | 'new' | 'gone'
  /** What the draft brings that the live page does not have. */
  readonly faults: readonly PageFault[]
}

/** Draws the pages of a site that is not live yet, and compares them with those that are. */
export interface SitePages {
  /**
   * `live`: null for a site that was never published. `mark`: the same while the draft is the same, so that its pages are
   * not drawn again; null: it is not known. Sorted by path.
   */
  touched(live: GoodSite | null, draft: GoodSite, mark: string | null): Promise<readonly TouchedPage[]>
  /** Draws the live site's pages before a draft is compared with them. */
  prepare(live: GoodSite): Promise<void>
}
