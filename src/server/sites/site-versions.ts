import type { StockIndexes } from '#operations/stock/stock-index.ts'
import type { Storage } from '#storage/storage.ts'
import { COMPARE_EVERY_MS, type FollowingClock, SYSTEM_CLOCK, waitAfter } from '../health/following-clock.ts'

/** The version that each site's pages are served at: raised only after the site's search engine holds the change. */
export interface SiteVersions {
  /** Rejects while the version is not known yet and the database does not answer; the next call asks again. */
  of(slug: string): Promise<number>
  /** The same version where it is known without a question to the database, else null. */
  known(slug: string): number | null
  close(): void
}

export interface FollowingOptions {
  /** Called with each failure to follow a change, or, with '*', to compare all versions. It is tried again. */
  readonly failed: (slug: string, error: unknown) => void
  readonly clock?: FollowingClock
}

/** How far this process has come with one site. */
interface Followed {
  /** The version that is served; null until the engine has been brought up to one. */
  version: number | null
  /** The question to the database, while nothing better is known. */
  asked: Promise<number> | null
  /** The newest version heard of that is not served yet. */
  wanted: number | null
  isBusy: boolean
  failures: number
  cancelRetry: () => void
}

/**
 * Follows the versions of sites: by the notices of the database, and by comparing all of them every `COMPARE_EVERY_MS`.
 * A change whose cars could not be read is tried again with growing waits until it is served.
 */
export function followSiteVersions(
  storage: Pick<Storage, 'forSite' | 'onSiteChanged' | 'siteVersions'>,
  stock: Pick<StockIndexes, 'refresh'>,
  { failed, clock = SYSTEM_CLOCK }: FollowingOptions,
): SiteVersions {
  const sites = new Map<string, Followed>()
  let isClosed = false

  function followed(slug: string): Followed {
    const known = sites.get(slug)
    if (known) return known
    const fresh: Followed = {
      version: null,
      asked: null,
      wanted: null,
      isBusy: false,
      failures: 0,
      cancelRetry: () => {},
    }
    sites.set(slug, fresh)
    return fresh
  }

  async function catchUp(slug: string, site: Followed): Promise<void> {
    if (site.isBusy || isClosed) return
    site.isBusy = true
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
      if (!isClosed) site.cancelRetry = clock.after(waitAfter(site.failures), () => void catchUp(slug, site))
      site.failures += 1
    } finally {
      site.isBusy = false
    }
  }

  function heard(slug: string, version: number): void {
    const site = followed(slug)
    // A notice and a comparison may overtake each other.
    if (version <= Math.max(site.version ?? -1, site.wanted ?? -1)) return
    site.wanted = version
    void catchUp(slug, site)
  }

  async function compare(): Promise<void> {
    try {
      for (const [slug, version] of await storage.siteVersions()) heard(slug, version)
    } catch (error) {
      // A question under way when the follower closes may find the database closed.
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
      const asked = storage.forSite({ slug }).version()
      site.asked = asked
      asked.then(
        // The engine may be open since before this version.
        (version) => heard(slug, version),
        // A failure concerns those who wait for this answer; a later request asks again.
        () => {
          if (site.asked === asked) site.asked = null
        },
      )
      return asked
    },
    close() {
      isClosed = true
      stopListening()
      stopComparing()
      for (const site of sites.values()) site.cancelRetry()
    },
  }
}
