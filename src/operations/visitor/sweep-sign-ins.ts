import { atOnce } from '../at-once.ts'
import type { Platform } from '../platform.ts'
import { sendCode } from './send-code.ts'

/**
 * GARAGE-2: sends the due codes of all sites, with or without a job, and deletes expired codes, sessions and limit
 * counts.
 */
export async function sweepSignIns(platform: Platform): Promise<void> {
  const due = await platform.storage.codesToSend(platform.clock.now())
  await atOnce(
    SENDINGS_AT_ONCE,
    due.map((code) => () => sendCode(platform, code)),
  )
  await platform.storage.dropEndedSignIns(platform.clock.now())
  await platform.storage.dropEndedCounts(platform.clock.now())
}

const SENDINGS_AT_ONCE = 4
