import type { Article } from '#domain/blog/article.ts'
import { type Catalogue, EMPTY_CATALOGUE } from './catalogue.ts'
import type { ContentPage } from './content/content-page.ts'
import { type LogoSizes, NO_LOGO_SIZES } from './logo-sizes.ts'
import type { OwnPicture } from './own-picture.ts'

/**
 * What a site's folder has beside its options. Each part is the same object until it changes: caches are keyed by
 * identity.
 */
export interface SiteContent {
  /** Sorted by name (ROUTE-9). */
  readonly pages: readonly ContentPage[]
  /** Sorted by name, future ones included (CONTENT-1). */
  readonly articles: readonly Article[]
  /** Pictures in the folder that its options, pages and articles show (FIELD-5). */
  readonly pictures: readonly OwnPicture[]
  /** Models, parts and reviews (MODEL-1). */
  readonly catalogue: Catalogue
  readonly logoSizes: LogoSizes
  /** The folder with the logo and the pictures. */
  readonly folder: string
  /** When its configuration was last written, ISO 8601; null if unknown. */
  readonly writtenAt: string | null
}

/** The content of a site that has nothing yet. */
export const EMPTY_CONTENT: Omit<SiteContent, 'folder'> = {
  pages: [],
  articles: [],
  pictures: [],
  catalogue: EMPTY_CATALOGUE,
  logoSizes: NO_LOGO_SIZES,
  writtenAt: null,
}
