import type { Site } from '../site.ts'
import type { SiteReader } from './read-folder.ts'
import type { GoodSite } from './read-sites.ts'

/** Changes each site that a reader serves. Its files, its versions and the studio stay as they were written. */
export function servedAs(reader: SiteReader, change: (site: Site) => Site): SiteReader {
  const changed = (good: GoodSite): GoodSite => ({ ...good, site: change(good.site) })
  return {
    ...reader,
    // Without this, a version that was up before this start would be served as it is: nothing keeps it again.
    lastGood: async (slug, now) => {
      const up = await reader.lastGood(slug, now)
      return up && changed(up)
    },
    keep: async (slug, good) => changed(await reader.keep(slug, good)),
  }
}
