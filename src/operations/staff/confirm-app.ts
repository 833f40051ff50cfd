import type { Storage } from '#storage/storage.ts'
import { type AccountOwner, recordAccountAudit } from './record-account-audit.ts'

/**
 * STAFF-8: counts an authenticator app from the transaction of its audit row on, once better-auth has taken a code of it.
 * Does nothing for one that counts already.
 */
export async function confirmApp(
  storage: Pick<Storage, 'forSite' | 'staff'>,
  owner: AccountOwner,
  now: Date,
): Promise<void> {
  const { factors, transaction } = storage.staff
  await transaction(async (within) => {
    await factors.lock(within, owner.person.id)
    if (!(await factors.confirmApp(within, owner.person.id, now))) return
    const change = { action: 'account.app-add', before: null, after: { hasApp: true } }
    await recordAccountAudit(storage, within, owner, { change, now })
  })
}
