import { recordRest } from './note-sign-in.ts'
import type { StaffPlatform } from './staff-platform.ts'

/**
 * S3-15: writes the number of refused tries of each quarter of an hour that is over to the audit log. The rows decide,
 * so a killed process loses and doubles none.
 */
export async function sweepStaffSignIns(platform: StaffPlatform, signal: AbortSignal | null = null): Promise<void> {
  const { storage, clock, log } = platform
  const { people, refusals, warnings, transaction } = storage.staff
  for (const refused of await refusals.ended(clock.now())) {
    const { personId, kind } = refused
    if (signal?.aborted) return
    await transaction(async (within) => {
      const window = await refusals.close(within, refused, clock.now())
      const person = personId === null ? null : await people.find(personId, within)
      if (window && person)
        await recordRest(platform, within, { person, address: null, route: '' }, { refused, window })
      if (window) log.warn('staff sign-ins refused', { person: personId, reason: kind, times: window.count })
    })
  }
  await refusals.dropEnded(clock.now())
  await warnings.dropOld(clock.now())
}
