import { atOnce } from '../at-once.ts'
import type { Platform } from '../platform.ts'
import { sendCode } from './send-code.ts'

/** GARAGE-2: sends the codes of all sites that are due, whether a job reminds of them or not, and deletes what is over, counts of limits too. */
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
