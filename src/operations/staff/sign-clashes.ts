import type { Clash, Written } from '#domain/form/compare-shown.ts'
import type { AuditedObject } from '#storage/staff/audit-events.ts'
import type { Transaction } from '#storage/transaction.ts'
import type { StaffRequest } from '../staff-request.ts'

/** Changes of one object among which the latest of a field is looked for. */
const MOST_CHANGES = 200

/**
 * STAFF-11: who wrote the other value of each clash, and when, as the audit log of the object knows it. `valueIn`: the value
 * of a field in a state that the log has.
 */
export async function signClashes(
  { platform, site }: StaffRequest,
  object: AuditedObject,
  {
    clashes,
    valueIn,
  }: { readonly clashes: readonly Clash[]; readonly valueIn: (state: unknown, name: string) => unknown },
  within: Transaction,
): Promise<readonly Clash[]> {
  const events = await platform.storage.forSite(site).audit.of(object, { most: MOST_CHANGES }, within)
  const text = (state: unknown, name: string) => JSON.stringify(state === null ? '' : (valueIn(state, name) ?? ''))
  const writer = (name: string): Written | null => {
    const lastChange = events.find(({ before, after }) => text(before, name) !== text(after, name))
    return lastChange ? { by: lastChange.by.name, at: lastChange.at } : null
  }
  return clashes.map((clash) => ({ ...clash, written: clash.written ?? writer(clash.name) }))
}

/** Ends a transaction without a change: another person changed what the form was about. */
export class Clashing extends Error {
  readonly clashes: readonly Clash[]
  constructor(clashes: readonly Clash[]) {
    super('Another person changed this meanwhile.')
    this.clashes = clashes
  }
}
