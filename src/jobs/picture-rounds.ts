import { fetchPictures, settlePictures } from '#operations/picture/fetch-pictures.ts'
import { cutOwnPictures } from '#operations/picture/show-picture.ts'
import { sweepPictures } from '#operations/picture/sweep-pictures.ts'
import type { Platform } from '#operations/platform.ts'

export interface PictureRoundsOptions {
  /** The sites served, asked anew at each round. */
  readonly siteSlugs: () => readonly string[]
  /** Milliseconds between two looks for what is due; an import is looked at when it is merged. */
  readonly everyMs?: number
  /** Milliseconds from a first picture to the version that tells of it, doubled with each further one up to a minute. */
  readonly settleMs?: number
}

/**
 * Fetches the pictures of feeds (FIELD-5) and cuts those of the sites' own folders, beside all that serves pages: one lane a site, so that a slow server of one
 * dealer keeps no other waiting. Returns what stops it, once the pictures under way are there or given up.
 */
export function startPictureRounds(
  platform: Platform,
  { siteSlugs, everyMs = 30_000, settleMs = 1000 }: PictureRoundsOptions,
): () => Promise<void> {
  const { storage, clock, log } = platform
  const stopping = new AbortController()
  const { signal } = stopping
  const lanes = new Map<string, Promise<void>>()
  let looking: Promise<void> | null = null
  let again = false

  const lane = async (slug: string): Promise<boolean> => {
    const telling = tellInBatches(() => settlePictures(platform, slug), settleMs)
    try {
      // What a predecessor fetched and could not tell of.
      await settlePictures(platform, slug)
      while (!signal.aborted && (await fetchPictures(platform, slug, { signal, onKept: telling.note })) > 0);
      return true
    } catch (error) {
      // The database or the disk may be away for a moment; the next round tries again.
      log.error('pictures could not be fetched', { site: slug, reason: String(error) })
      return false
    } finally {
      await telling.end().catch((error: unknown) => {
        log.error('fetched pictures could not be told of', { site: slug, reason: String(error) })
      })
    }
  }
  const begun = async (slug: string) => {
    const isWell = await lane(slug)
    lanes.delete(slug)
    // For what became due meanwhile, and for a site that found all lanes taken.
    if (isWell && !signal.aborted) beginLook()
  }
  const look = async () => {
    try {
      do {
        again = false
        const served = new Set(siteSlugs())
        for (const slug of await storage.sitesWithDuePictures(clock.now())) {
          if (signal.aborted || lanes.size >= LANES || lanes.has(slug) || !served.has(slug)) continue
          lanes.set(slug, begun(slug))
        }
      } while (again && !signal.aborted)
    } catch (error) {
      log.error('due pictures could not be looked for', { reason: String(error) })
    } finally {
      looking = null
    }
  }
  let cutting: Promise<unknown> = Promise.resolve()
  let isCutDue = false
  /** Beside the feeds' pictures, which may come for hours. */
  const cutOwn = () => {
    isCutDue = false
    cutting = cutting.then(async () => {
      for (const slug of siteSlugs()) await cutOwnPictures(platform, slug, signal)
    })
    cutting = cutting.catch((error: unknown) => {
      // The disk may be full for a moment; the next round tries again.
      isCutDue = true
      log.error('pictures of the sites’ folders could not be cut', { reason: String(error) })
    })
  }
  const beginLook = () => {
    again = true
    looking ??= look()
  }

  let sweeping: Promise<unknown> = Promise.resolve()
  const beginSweep = () => {
    sweeping = sweepPictures(platform, siteSlugs()).catch((error: unknown) => {
      log.error('unused pictures could not be swept', { reason: String(error) })
    })
  }
  const stopListening = storage.onSiteChanged(() => {
    beginLook()
    cutOwn()
  })
  const rounds = setInterval(() => {
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

/** Sites whose pictures are fetched at the same time. */
const LANES = 32
const SWEEP_EVERY_MS = 24 * 60 * 60_000
const LONGEST_SETTLE_MS = 60_000

/**
 * STOCK-3: the first pictures show within two seconds, but those of a whole yard, which come for hours, do not drop the
 * kept pages every time: each version lets twice as much time pass as the one before.
 */
function tellInBatches(tell: () => Promise<unknown>, firstMs: number) {
  let wait = firstMs
  let timer: NodeJS.Timeout | null = null
  let telling: Promise<unknown> = Promise.resolve()
  const run = () => {
    timer = null
    wait = Math.min(wait * 2, LONGEST_SETTLE_MS)
    // A failure shows at the end, where the last one tells of all.
    telling = telling.then(tell).catch(() => {})
  }
  return {
    note() {
      timer ??= setTimeout(run, wait)
    },
    async end() {
      if (timer) clearTimeout(timer)
      await telling
      await tell()
    },
  }
}
