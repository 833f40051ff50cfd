import { type DraftSite, siteOfDraft } from '#operations/draft/show-draft.ts'
import type { Platform } from '#operations/platform.ts'
import { mayLook } from '#operations/preview/may-look.ts'
import type { PreviewPass } from '#operations/preview/preview-pass.ts'
import type { SiteFault } from '#site/site-fault.ts'
import type { PreviewedDraft } from './preview-app.ts'

/** Drafts that people look at now; each has a folder of its own on this machine. */
const MOST_KEPT = 20

export interface PreviewedDrafts {
  /** The draft that a pass opens; null if it is gone or its holder may not look at it any more. */
  draftOf(pass: PreviewPass): Promise<PreviewedDraft | null>
  close(): Promise<void>
}

interface Kept {
  /** The draft's state as it was read. */
  readonly mark: string
  readonly staged: Promise<DraftSite | null>
}

/**
 * The drafts as previews show them: read again when they have changed, so that a change shows at the next request. A draft
 * with a fault keeps its last good state, with the faults.
 */
export function previewedDrafts(platform: Platform): PreviewedDrafts {
  const kept = new Map<string, Kept>()
  const good = new Map<string, DraftSite>()

  function forget(key: string): void {
    const { staged } = kept.get(key) ?? {}
    kept.delete(key)
    good.delete(key)
    void staged?.then((site) => site?.discard()).catch(() => {})
  }

  async function read(key: string, { siteSlug, draftId }: PreviewPass, mark: string): Promise<DraftSite | null> {
    const site = platform.siteBySlug(siteSlug)
    if (site === null) return null
    const cachedDraft = kept.get(key)
    if (cachedDraft?.mark === mark) {
      // The least recently used one goes first.
      kept.delete(key)
      kept.set(key, cachedDraft)
      return cachedDraft.staged
    }
    const staged = siteOfDraft({ platform, site }, draftId)
    kept.set(key, { mark, staged })
    staged.catch(() => kept.delete(key))
    const draftSite = await staged
    const before = await cachedDraft?.staged.catch(() => null)
    if (draftSite?.read.ok) {
      const last = good.get(key)
      good.set(key, draftSite)
      if (last) await last.discard()
    }
    if (before && before !== good.get(key)) await before.discard()
    for (const oldest of [...kept.keys()].slice(0, -MOST_KEPT)) forget(oldest)
    return draftSite
  }

  return {
    async draftOf(pass) {
      const { drafts } = platform.storage.forSite({ slug: pass.siteSlug })
      const [draft, isAllowed] = await Promise.all([drafts.find(pass.draftId), mayLook(platform, pass)])
      if (draft === null || !isAllowed) return null
      const key = `${pass.siteSlug} ${pass.draftId}`
      const draftSite = await read(key, pass, `${draft.base} ${draft.last} ${draft.changedAt.getTime()}`)
      if (draftSite === null) return null
      const shownDraft = draftSite.read.ok ? draftSite : good.get(key)
      const faults: readonly SiteFault[] = draftSite.read.ok ? [] : draftSite.read.faults
      const site = shownDraft?.read.ok ? shownDraft.read : null
      const change = draft.last === 0 ? 0 : draft.changedAt.getTime()
      return { name: draft.name, change, good: site, faults }
    },
    async close() {
      for (const key of [...kept.keys()]) forget(key)
    },
  }
}
