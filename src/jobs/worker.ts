import type { LaterName } from '#operations/later.ts'
import type { Platform } from '#operations/platform.ts'
import { releaseClaims } from '#operations/release-claims.ts'
import { sendDailyTestLeads } from '#operations/send-test-lead.ts'
import { sweepDeliveries } from '#operations/sweep-deliveries.ts'
import { sweepReservations } from '#operations/sweep-reservations.ts'
import { sweepSignIns } from '#operations/sweep-sign-ins.ts'
import { handlers } from './handlers.ts'
import type { JobQueue } from './job-queue.ts'

export interface WorkerOptions {
  /** The sites whose leads are looked after, asked anew at each round. */
  readonly siteSlugs: () => readonly string[]
  /** No other process works on this database (PGlite). */
  readonly alone: boolean
  /** Between two rounds, 30 when left out. */
  readonly sweepSeconds?: number
}

/**
 * Does deferred work: what the queue reminds of at once, and at the start and in each round what is due without a
 * reminder, such as a delivery to be tried again. Returns what stops it once the work under way is done.
 */
export async function startWorker(
  platform: Platform,
  queue: JobQueue,
  { siteSlugs, alone, sweepSeconds = 30 }: WorkerOptions,
): Promise<() => Promise<void>> {
  const stopping = new AbortController()
  const { signal } = stopping
  if (alone) await releaseClaims(platform, siteSlugs())
  // One round at a time: a slow mail server must not pile rounds up.
  let round: Promise<void> | null = null
  const beginRound = () => {
    round ??= sweep(platform, siteSlugs(), signal).finally(() => {
      round = null
    })
  }
  beginRound()
  for (const name of Object.keys(handlers) as LaterName[]) await workOn(name, platform, queue)
  const timer = setInterval(beginRound, sweepSeconds * 1000)
  return async () => {
    clearInterval(timer)
    stopping.abort()
    await round
    await queue.close()
  }
}

function workOn<Name extends LaterName>(name: Name, platform: Platform, queue: JobQueue): Promise<void> {
  return queue.work(name, (payload) => handlers[name](platform, payload))
}

async function sweep(platform: Platform, siteSlugs: readonly string[], signal: AbortSignal): Promise<void> {
  try {
    await sendDailyTestLeads(platform, siteSlugs)
    await sweepReservations(platform, siteSlugs, signal)
    await sweepDeliveries(platform, siteSlugs, signal)
    await sweepSignIns(platform)
  } catch (error) {
    // The database may be away for a moment; the next round tries again.
    platform.log.error('sweep failed', { reason: error instanceof Error ? error.message : String(error) })
  }
}
