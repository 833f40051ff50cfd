import type { StockIndexes } from '#operations/stock-index.ts'
import type { Storage } from '#storage/storage.ts'

/** The version that each site's pages are served at: raised only after the site's search engine holds the change. */
export interface SiteVersions {
  of(slug: string): Promise<number>
  close(): void
}

export function followSiteVersions(
  storage: Storage,
  stock: StockIndexes,
  failed: (slug: string, error: unknown) => void,
): SiteVersions {
  const versions = new Map<string, Promise<number>>()
  const stop = storage.onSiteChanged((slug, version) => {
    stock.refresh(slug).then(
      () => versions.set(slug, Promise.resolve(version)),
      (error: unknown) => failed(slug, error),
    )
  })
  return {
    of(slug) {
      const known = versions.get(slug) ?? storage.forSite({ slug }).version()
      versions.set(slug, known)
      return known
    },
    close: stop,
  }
}
