import type { Storage } from '#storage/storage.ts'
import type { Transaction } from '#storage/transaction.ts'
import type { ConsoleVisitor } from './console-actor.ts'

/** Whose account it is, and from where they come. */
export type AccountOwner = Pick<ConsoleVisitor, 'person' | 'sites'> & {
  readonly session: Pick<ConsoleVisitor['session'], 'address'>
}

interface AccountChange {
  readonly action: string
  readonly before: unknown
  readonly after: unknown
}

/**
 * STAFF-8: writes what a person changed of their own account to the audit log of each of their sites, since the account
 * opens all of them; an operator's, or that of a person without a site, to the platform's.
 */
export async function recordAccountAudit(
  storage: Pick<Storage, 'forSite' | 'staff'>,
  within: Transaction,
  { person, session, sites }: AccountOwner,
  { change, now }: { readonly change: AccountChange; readonly now: Date },
): Promise<void> {
  const { id, name, email, isOperator } = person
  const kind = isOperator ? 'operator' : 'member'
  const by = { kind, id, name, email, address: session.address, reason: null } as const
  const row = { ...change, at: now, object: { kind: 'member', id } }
  for (const slug of sites) await storage.forSite({ slug }).audit.record(within, by, row)
  if (isOperator || sites.length === 0) await storage.staff.audit.record(within, by, row)
}
