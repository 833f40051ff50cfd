import type { SiteChange } from '#site/files/read-folder.ts'
import type { Storage } from '#storage/storage.ts'
import { type FollowingClock, SYSTEM_CLOCK, waitAfter } from '../health/following-clock.ts'

export interface ConfigurationsOptions {
  readonly failed: (slug: string, error: unknown) => void
  readonly clock?: FollowingClock
}

/**
 * Raises a site's version for each change of its configuration, so that no page of the former one is served. A version that
 * could not be raised is tried again until it is. Returns what ends this.
 */
export function followConfigurations(
  directory: { onChange(listener: (change: SiteChange) => void): () => void },
  storage: Pick<Storage, 'forSite'>,
  { failed, clock = SYSTEM_CLOCK }: ConfigurationsOptions,
): () => void {
  /** What cancels the next try, by slug. One raised version serves all changes before it. */
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
    if (kind !== 'refused') void raise(slug, 0)
  })
  return () => {
    isClosed = true
    stopListening()
    for (const cancel of waiting.values()) cancel()
  }
}
