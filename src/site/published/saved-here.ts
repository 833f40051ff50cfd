import { digestOf, type SiteFiles } from './files-of-site.ts'
import type { SiteHistory, SiteVersion } from './site-history.ts'

/**
 * Whether a working folder was saved and should go live, where several machines share a database and each has a folder of
 * sites of its own: a folder that was published before, here or elsewhere, is old rather than new. So a machine with an
 * older folder does not undo what another one published. A change that this process sees always goes live.
 */
export function savedHere(history: Pick<SiteHistory, 'hasDraft'>) {
  /** Digest of each folder as last seen, and whether it should go live. */
  const seen = new Map<string, { readonly digest: string; readonly goesLive: boolean }>()
  return async (slug: string, files: SiteFiles, newest: SiteVersion | null): Promise<boolean> => {
    const digest = digestOf(files)
    const before = seen.get(slug)
    const goesLive = await decide()
    seen.set(slug, { digest, goesLive })
    return goesLive

    async function decide(): Promise<boolean> {
      // This machine has no folder of the site.
      if (Object.keys(files).length === 0 && newest !== null) return false
      if (newest === null) return true
      if (newest.draft === digest) return false
      if (before === undefined) return !(await history.hasDraft(slug, digest))
      return before.digest === digest ? before.goesLive : true
    }
  }
}
