import type { StockIndexes } from '#operations/engines/stock-index.ts'
import type { Storage } from '#storage/storage.ts'
import { COMPARE_EVERY_MS, type FollowingClock, SYSTEM_CLOCK, waitAfter } from '../health/following-clock.ts'

/** The version that each site's pages are served at: raised only after the site's search engine holds the change. */
export interface SiteVersions {
  /** Rejects if the version is unknown and the database does not answer; the next call tries again. */
  of(slug: string): Promise<number>
  /** The version if known without asking the database, else null. */
  known(slug: string): number | null
  close(): void
}

export interface FollowingOptions {
  /** Called for each failure to follow a change or, with '*', to compare all versions. Both are retried. */
  readonly failed: (slug: string, error: unknown) => void
  readonly clock?: FollowingClock
}

/** Progress of this process with one site. */
interface Followed {
  /** The served version; null until the engine is up to date. */
  version: number | null
  /** The running database query, until a version is known. */
  asked: Promise<number> | null
  /** The newest known version that is not served yet. */
  wanted: number | null
  /** The running update; null when there is none. */
  following: Promise<void> | null
  failures: number
  cancelRetry: () => void
}

/**
 * Follows the versions of sites through database notices and by comparing all of them every `COMPARE_EVERY_MS`. A
 * change whose cars could not be read is retried with growing waits until it is served.
 */
export function followSiteVersions(
  storage: Pick<Storage, 'forSite' | 'onSiteChanged' | 'siteVersions'>,
  stock: Pick<StockIndexes, 'refresh'>,
  { failed, clock = SYSTEM_CLOCK }: FollowingOptions,
): SiteVersions {
  const sites = new Map<string, Followed>()
  let isClosed = false

  function followed(slug: string): Followed {
    const site = sites.get(slug)
    if (site) return site
    const fresh: Followed = {
      version: null,
      asked: null,
      wanted: null,
      following: null,
      failures: 0,
      cancelRetry: () => {},
    }
    sites.set(slug, fresh)
    return fresh
  }

  async function catchUp(slug: string, site: Followed): Promise<void> {
    site.cancelRetry()
    try {
      while (site.wanted !== null) {
        const version = site.wanted
        await stock.refresh(slug)
        site.version = version
        site.asked = null
        site.failures = 0
        if (site.wanted === version) site.wanted = null
      }
    } catch (error) {
      failed(slug, error)
      if (!isClosed) site.cancelRetry = clock.after(waitAfter(site.failures), () => follow(slug, site))
      site.failures += 1
    }
  }

  function follow(slug: string, site: Followed): void {
    if (isClosed) return
    site.following ??= catchUp(slug, site).finally(() => {
      site.following = null
    })
  }

  function heard(slug: string, version: number): void {
    const site = followed(slug)
    // Notices and comparisons may arrive out of order.
    if (version <= Math.max(site.version ?? -1, site.wanted ?? -1)) return
    site.wanted = version
    follow(slug, site)
  }

  async function compare(): Promise<void> {
    try {
      for (const [slug, version] of await storage.siteVersions()) heard(slug, version)
    } catch (error) {
      // A query that runs while the follower closes may find the database closed.
      if (!isClosed) failed('*', error)
    }
  }

  const stopListening = storage.onSiteChanged(heard)
  const stopComparing = clock.every(COMPARE_EVERY_MS, () => void compare())
  return {
    known: (slug) => sites.get(slug)?.version ?? null,
    of(slug) {
      const site = followed(slug)
      if (site.version !== null) return Promise.resolve(site.version)
      if (site.asked !== null) return site.asked
      const pendingVersion = storage
        .forSite({ slug })
        .version()
        .then(async (version) => {
          heard(slug, version)
          // The engine may have been opened before this version: until it has caught up, a page of the old stock would be
          // cached as one of the new version.
          await site.following
          return site.version ?? version
        })
      site.asked = pendingVersion
      // A failure affects only callers that wait for this answer; a later request tries again.
      pendingVersion.catch(() => {
        if (site.asked === pendingVersion) site.asked = null
      })
      return pendingVersion
    },
    close() {
      isClosed = true
      stopListening()
      stopComparing()
      for (const site of sites.values()) site.cancelRetry()
    },
  }
}
