import { COMMAND } from './invitations.ts'
import type { StaffPlatform } from './staff-platform.ts'

/**
 * S3-6, STAFF-8: the command line takes a person's authenticator app, recovery codes and passkeys off, for one who cannot
 * prove any of them. Each site of theirs has it in its audit log, an operator's platform too. Returns false if there is no such person.
 */
export async function resetFactors({ storage, clock }: StaffPlatform, email: string): Promise<boolean> {
  const { people, factors, transaction, audit } = storage.staff
  const person = await people.findByEmail(email.trim().toLowerCase())
  if (person === null) return false
  const sites = await people.sitesOf(person.id)
  await transaction(async (within) => {
    await factors.lock(within, person.id)
    const { hasApp, passkeys } = await factors.of(person.id, within)
    await factors.removeAll(within, person.id)
    const before = { hasApp, passkeys: passkeys.length }
    const change = { action: 'account.factors-reset', before, after: { hasSecondFactor: false }, at: clock.now() }
    const row = { ...change, object: { kind: 'member', id: person.id } }
    for (const slug of sites) await storage.forSite({ slug }).audit.record(within, COMMAND, row)
    if (person.isOperator || sites.length === 0) await audit.record(within, COMMAND, row)
  })
  return true
}
