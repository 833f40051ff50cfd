import type { SiteChange } from '#site/folder/read-folder.ts'
import type { Storage } from '#storage/storage.ts'
import { type FollowingClock, SYSTEM_CLOCK, waitAfter } from '../health/following-clock.ts'

export interface ConfigurationsOptions {
  readonly failed: (slug: string, error: unknown) => void
  readonly clock?: FollowingClock
}

/**
 * Raises a site's version for each change of its configuration, so that no older page is served. Retries until it
 * succeeds. Returns a function that stops it.
 */
export function followConfigurations(
  directory: { onChange(listener: (change: SiteChange) => void): () => void },
  storage: Pick<Storage, 'forSite'>,
  { failed, clock = SYSTEM_CLOCK }: ConfigurationsOptions,
): () => void {
  /** Cancels the next retry, by slug. One raised version covers all earlier changes. */
  const waiting = new Map<string, () => void>()
  let isClosed = false

  async function raise(slug: string, failures: number): Promise<void> {
    waiting.get(slug)?.()
    waiting.delete(slug)
    try {
      await storage.forSite({ slug }).raiseVersion()
    } catch (error) {
      failed(slug, error)
      if (isClosed || waiting.has(slug)) return
      waiting.set(
        slug,
        clock.after(waitAfter(failures), () => void raise(slug, failures + 1)),
      )
    }
  }

  const stopListening = directory.onChange(({ slug, kind }) => {
    if (kind !== 'refused' && kind !== 'mended') void raise(slug, 0)
  })
  return () => {
    isClosed = true
    stopListening()
    for (const cancel of waiting.values()) cancel()
  }
}
