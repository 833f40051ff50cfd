import { setTimeout } from 'node:timers/promises'
import type { Site } from '#site/site.ts'
import type { Platform } from '../platform.ts'

/**
 * DESK-1: yields after each change of the site's cars, made by staff, a file or a buyer, until `signal` aborts. Changes that
 * come while nobody reads are one. Every `pollSeconds` the version is read too, for notices that were missed.
 */
export async function* watchStock(
  { storage }: Platform,
  site: Site,
  { signal, pollSeconds = 20 }: { readonly signal: AbortSignal; readonly pollSeconds?: number },
): AsyncGenerator<number> {
  let latest = await storage.forSite(site).version()
  let said = latest
  let wake = () => {}
  const unsubscribe = storage.onSiteChanged((slug, version) => {
    if (slug !== site.slug || version <= latest) return
    latest = version
    wake()
  })
  try {
    while (!signal.aborted) {
      if (latest === said) {
        const { promise: woken, resolve } = Promise.withResolvers<string>()
        wake = () => resolve('changed')
        const timer = new AbortController()
        const ended = AbortSignal.any([signal, timer.signal])
        const late = setTimeout(pollSeconds * 1000, 'late', { signal: ended }).catch(() => 'stopped')
        const why = await Promise.race([woken, late])
        timer.abort()
        if (why === 'late') latest = Math.max(latest, await storage.forSite(site).version())
      }
      if (latest === said || signal.aborted) continue
      said = latest
      yield said
    }
  } finally {
    unsubscribe()
  }
}
