import { type ConsoleVisitor, mustHaveFactor } from './console-actor.ts'
import { recordAccountAudit } from './record-account-audit.ts'
import { mustProveFirst } from './set-up-factor.ts'
import type { StaffPlatform } from './staff-platform.ts'

export type PasskeyRemoval = 'removed' | 'absent' | 'last-factor' | 'prove-first'

/**
 * STAFF-2, STAFF-8: removes a passkey of the person, after a fresh second factor. The last second factor of a person who
 * must have one stays; of others it goes with its recovery codes, and sign-in asks for the password alone.
 */
export async function removePasskey(
  platform: StaffPlatform,
  visitor: ConsoleVisitor,
  id: string,
): Promise<PasskeyRemoval> {
  const { storage, clock } = platform
  const now = clock.now()
  if (mustProveFirst(visitor, now)) return 'prove-first'
  const { person, sites } = visitor
  const isNeeded = person.isOperator || (await mustHaveFactor(platform, person.id, sites))
  const { factors, transaction } = storage.staff
  return transaction(async (within) => {
    await factors.lock(within, person.id)
    const { hasApp, passkeys } = await factors.of(person.id, within)
    if (!passkeys.some((passkey) => passkey.id === id)) return 'absent'
    const isLast = !hasApp && passkeys.length === 1
    if (isLast && isNeeded) return 'last-factor'
    await factors.remove(within, person.id, id, { andFactor: isLast })
    const change = { action: 'account.passkey-remove', before: { passkey: id }, after: { hasSecondFactor: !isLast } }
    await recordAccountAudit(storage, within, visitor, { change, now })
    return 'removed'
  })
}
