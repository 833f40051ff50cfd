import type { Platform } from '../platform.ts'

/** GARAGE-2: deletes codes, sessions and limit counts that are over. */
export async function sweepSignIns({ storage, clock }: Platform): Promise<void> {
  await storage.dropEndedSignIns(clock.now())
  await storage.dropEndedCounts(clock.now())
}
