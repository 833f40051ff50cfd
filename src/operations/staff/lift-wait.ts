import { COMMAND } from './invitations.ts'
import type { StaffPlatform } from './staff-platform.ts'
import { triedMarks } from './try-wait.ts'

/**
 * S3-26, STAFF-8: the command line ends a person's wait after too many wrong passwords or codes, in every process at once.
 * Returns false if there is no such person. Their sites have it in the audit log, or the platform.
 */
export async function liftWait(platform: StaffPlatform, email: string): Promise<boolean> {
  const { storage, clock } = platform
  const { people, transaction, audit, liftWaits } = storage.staff
  const person = await people.findByEmail(email.trim().toLowerCase())
  if (person === null) return false
  const sites = await people.sitesOf(person.id)
  await transaction(async (within) => {
    await liftWaits(triedMarks(platform, [person.email, person.id]), within)
    const row = {
      action: 'account.wait-lifted',
      at: clock.now(),
      object: { kind: 'member', id: person.id },
      before: null,
      after: null,
    }
    for (const slug of sites) await storage.forSite({ slug }).audit.record(within, COMMAND, row)
    if (person.isOperator || sites.length === 0) await audit.record(within, COMMAND, row)
  })
  return true
}
