import { join } from 'node:path'
import { createTestPlatform, type TestPlatform, type TestPlatformOptions } from '#operations/testing.ts'
import { type AppParts, cachedPagesOf, createApp } from '#server/app.ts'
import { createMetrics } from '#server/health/metrics.ts'
import type { CachedPages } from '#server/http/listen.ts'
import { createPageCache } from '#server/pages/page-cache.ts'
import { loadPagesBuild } from '#server/pages/pages-build.ts'
import { followSiteVersions } from '#server/sites/site-versions.ts'

/** Sites served in this process: the real app and the built pages on a platform in memory. */
export interface ServedSites {
  readonly platform: TestPlatform
  /** For a test that listens on a port. */
  readonly app: Awaited<ReturnType<typeof createApp>>
  /** The fast path for cached pages. */
  readonly cached: CachedPages
  /** Requests a page of a site by slug, without following redirects. */
  request(slug: string, path: string, init?: RequestInit & { readonly host?: string }): Promise<Response>
  /** The site's sitemap, all files joined. */
  sitemap(slug: string): Promise<string>
  close(): Promise<void>
}

const root = join(import.meta.dirname, '..', '..')

/** `parts` replaces parts of the app, such as its limits or mode. */
export async function serveSites(options: TestPlatformOptions, parts: Partial<AppParts> = {}): Promise<ServedSites> {
  const platform = await createTestPlatform(options)
  const sites = (options.sites ?? []).map(({ slug }) => platform.site(slug))
  const versions = followSiteVersions(platform.storage, platform.engines, {
    failed: (slug, error) => {
      throw new Error(`A change of ${slug} could not be followed.`, { cause: error })
    },
  })
  const pageCache = createPageCache(1e8, () => platform.clock.now().getTime())
  const all: AppParts = {
    platform,
    sites: {
      all: () => sites,
      byHost: (host) => sites.find(({ slug }) => host?.replace(/:\d+$/, '') === `${slug}.localhost`) ?? null,
    },
    versions,
    pages: await loadPagesBuild(join(root, 'build')),
    pageCache,
    pictures: { read: async () => null },
    metrics: createMetrics({
      caches: () => [pageCache.report],
      deliveries: platform.storage.deliveryCounts,
      budgetRefusals: platform.spending.refusals,
    }),
    cookieSecret: 'a secret of the tests, and of nothing else',
    production: false,
    trustProxy: true,
    formsPerMinute: 1000,
    revealsPerMinute: 1000,
    pagesPerMinute: 100_000,
    ...parts,
  }
  const app = await createApp(all)
  const request: ServedSites['request'] = async (slug, path, { host = `${slug}.localhost`, ...init } = {}) => {
    const headers = new Headers(init.headers)
    headers.set('Host', host)
    if (!headers.has('X-Forwarded-For')) headers.set('X-Forwarded-For', '192.0.2.1')
    return app.request(`http://${host}${path}`, { ...init, headers })
  }
  return {
    platform,
    app,
    cached: cachedPagesOf(all),
    request,
    async sitemap(slug) {
      const index = await (await request(slug, '/sitemap.xml')).text()
      const files = [...index.matchAll(/<loc>http:\/\/[^/]+(\/sitemaps\/[^<]+)<\/loc>/g)].map(([, file]) => file ?? '')
      return (await Promise.all(files.map(async (file) => (await request(slug, file)).text()))).join('')
    },
    async close() {
      versions.close()
      await platform.close()
    },
  }
}
