import { type ConsoleVisitor, mustHaveFactor } from './console-actor.ts'
import { recordAccountAudit } from './record-account-audit.ts'
import type { PasskeyRemoval } from './remove-passkey.ts'
import { mustProveFirst } from './set-up-factor.ts'
import type { StaffPlatform } from './staff-platform.ts'

/**
 * STAFF-2, STAFF-8: removes the person's authenticator app, after a fresh second factor. As with passkeys, the last second
 * factor of a person who must have one stays; of others it goes with its recovery codes.
 */
export async function removeApp(platform: StaffPlatform, visitor: ConsoleVisitor): Promise<PasskeyRemoval> {
  const { storage, clock } = platform
  const now = clock.now()
  if (mustProveFirst(visitor, now)) return 'prove-first'
  const { person, sites } = visitor
  const isNeeded = person.isOperator || (await mustHaveFactor(platform, person.id, sites))
  const { factors, transaction } = storage.staff
  return transaction(async (within) => {
    await factors.lock(within, person.id)
    const { hasApp, passkeys } = await factors.of(person.id, within)
    if (!hasApp) return 'absent'
    const isLast = passkeys.length === 0
    if (isLast && isNeeded) return 'last-factor'
    await factors.removeApp(within, person.id, { andFactor: isLast })
    const change = { action: 'account.app-remove', before: { hasApp: true }, after: { hasSecondFactor: !isLast } }
    await recordAccountAudit(storage, within, visitor, { change, now })
    return 'removed'
  })
}
