import { sweepCarPhotos } from '#operations/desk/photo/sweep-car-photos.ts'
import { fetchPictures, settlePictures } from '#operations/picture/fetch-pictures.ts'
import { cutOwnPictures } from '#operations/picture/show-picture.ts'
import { sweepPictures } from '#operations/picture/sweep-pictures.ts'
import type { Platform } from '#operations/platform.ts'

export interface PictureRoundsOptions {
  /** Returns the served sites; called at each round. */
  readonly siteSlugs: () => readonly string[]
  /** Milliseconds between checks for due pictures. An import triggers a check at once. */
  readonly everyMs?: number
  /**
   * Milliseconds from the first fetched picture to the version that publishes it; doubles with each further version up
   * to a minute.
   */
  readonly settleMs?: number
}

/**
 * Fetches the pictures of feeds (FIELD-5) and resizes those of site folders, in the background. Each site has its own
 * lane, so that one dealer's slow server delays no other dealer. Returns a function that stops it, once the running
 * fetches are finished or abandoned.
 */
export function startPictureRounds(
  platform: Platform,
  { siteSlugs, everyMs = 30_000, settleMs = 1000 }: PictureRoundsOptions,
): () => Promise<void> {
  const { storage, clock, log } = platform
  const stopping = new AbortController()
  const { signal } = stopping
  const lanes = new Map<string, Promise<void>>()
  /** Folders of feeds that another machine has, as this round found. */
  const away = new Set<string>()
  let looking: Promise<void> | null = null
  let again = false

  const lane = async (slug: string): Promise<boolean> => {
    const publishing = publishInBatches(() => settlePictures(platform, slug), settleMs)
    try {
      // Publish what an earlier process fetched but did not publish.
      await settlePictures(platform, slug)
      while (!signal.aborted && (await fetchPictures(platform, slug, { signal, onStored: publishing.note, away })) > 0);
      return true
    } catch (error) {
      // The database or disk may be unavailable; the next round retries.
      log.error('pictures could not be fetched', { site: slug, reason: String(error) })
      return false
    } finally {
      await publishing.end().catch((error: unknown) => {
        log.error('fetched pictures could not be published', { site: slug, reason: String(error) })
      })
    }
  }
  const begun = async (slug: string) => {
    const isWell = await lane(slug)
    lanes.delete(slug)
    // For pictures that became due meanwhile, and for sites that found all lanes taken.
    if (isWell && !signal.aborted) beginLook()
  }
  const look = async () => {
    try {
      do {
        again = false
        const served = new Set(siteSlugs())
        for (const slug of await storage.sitesWithDuePictures(clock.now(), [...away])) {
          if (signal.aborted || lanes.size >= LANES || lanes.has(slug) || !served.has(slug)) continue
          lanes.set(slug, begun(slug))
        }
      } while (again && !signal.aborted)
    } catch (error) {
      log.error('due pictures could not be queried', { reason: String(error) })
    } finally {
      looking = null
    }
  }
  let cutting: Promise<unknown> = Promise.resolve()
  let isCutDue = false
  /** Separate from the feeds' pictures, which may take hours. */
  const cutOwn = () => {
    isCutDue = false
    cutting = cutting.then(async () => {
      for (const slug of siteSlugs()) await cutOwnPictures(platform, slug, signal)
    })
    cutting = cutting.catch((error: unknown) => {
      // The disk may be full; the next round retries.
      isCutDue = true
      log.error('pictures of site folders could not be resized', { reason: String(error) })
    })
  }
  const beginLook = () => {
    again = true
    looking ??= look()
  }

  let sweeping: Promise<unknown> = Promise.resolve()
  const sweepAll = async () => {
    // First the rows of cars' photos, so that the second sweep finds their pictures unused.
    for (const slug of siteSlugs()) await sweepCarPhotos(platform, slug)
    await sweepPictures(platform, siteSlugs())
  }
  const beginSweep = () => {
    sweeping = sweepAll().catch((error: unknown) => {
      log.error('unused pictures could not be swept', { reason: String(error) })
    })
  }
  const stopListening = storage.onSiteChanged(() => {
    beginLook()
    cutOwn()
  })
  const rounds = setInterval(() => {
    // A folder may be mounted by now.
    away.clear()
    beginLook()
    if (isCutDue) cutOwn()
  }, everyMs)
  const sweeps = setInterval(beginSweep, SWEEP_EVERY_MS)
  beginLook()
  cutOwn()
  beginSweep()
  return async () => {
    stopping.abort()
    stopListening()
    clearInterval(rounds)
    clearInterval(sweeps)
    await looking
    await Promise.all([...lanes.values(), cutting, sweeping])
  }
}

/** Sites fetched concurrently. */
const LANES = 32
const SWEEP_EVERY_MS = 24 * 60 * 60_000
const LONGEST_SETTLE_MS = 60_000

/**
 * STOCK-3: publishes the first pictures within two seconds. A whole yard's pictures take hours, and each version clears
 * the page cache, so the interval doubles with each version.
 */
function publishInBatches(publish: () => Promise<unknown>, firstMs: number) {
  let wait = firstMs
  let timer: NodeJS.Timeout | null = null
  let publishing: Promise<unknown> = Promise.resolve()
  const run = () => {
    timer = null
    wait = Math.min(wait * 2, LONGEST_SETTLE_MS)
    // A failure surfaces in `end`, whose last call publishes everything.
    publishing = publishing.then(publish).catch(() => {})
  }
  return {
    note() {
      timer ??= setTimeout(run, wait)
    },
    async end() {
      if (timer) clearTimeout(timer)
      await publishing
      await publish()
    },
  }
}
