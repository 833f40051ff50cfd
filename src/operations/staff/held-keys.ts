import type { Actor } from '#domain/staff/actor.ts'
import { type Held, HOOK_HOLDS } from '#domain/staff/giving.ts'
import type { Storage } from '#storage/storage.ts'
import type { Transaction } from '#storage/transaction.ts'
import { recordAudit } from './record-audit.ts'

/** A key of the API or a webhook of a member. */
export interface HeldKey {
  readonly id: string
  readonly kind: 'key' | 'webhook'
  /** Of a webhook: its address. */
  readonly name: string
  readonly holds: Held
}

/** Keys and webhooks that a member made or took over, and that work. */
export async function heldKeys(
  storage: Pick<Storage, 'forSite'>,
  { siteSlug, personId }: { readonly siteSlug: string; readonly personId: string },
  now: Date,
  within?: Transaction,
): Promise<readonly HeldKey[]> {
  const { apiKeys, hookEndpoints } = storage.forSite({ slug: siteSlug })
  const keys = await apiKeys.workingOf(personId, now, within)
  const hooks = (await hookEndpoints.all(within)).filter(({ createdBy }) => createdBy === personId)
  return [
    ...keys.map(({ id, name, rights, scope }) => ({ id, name, kind: 'key' as const, holds: { rights, scope } })),
    ...hooks.map(({ id, url }) => ({ id, name: url, kind: 'webhook' as const, holds: HOOK_HOLDS })),
  ]
}

/** STAFF-13: ends a key or webhook, or passes it to `heir`. */
export async function settleHeldKey(
  storage: Pick<Storage, 'forSite'>,
  within: Transaction,
  actor: Actor,
  {
    key: { id, kind, name },
    to: { heir, now },
  }: { readonly key: HeldKey; readonly to: { readonly heir: string | null; readonly now: Date } },
): Promise<void> {
  const { apiKeys, hookEndpoints } = storage.forSite({ slug: actor.siteSlug })
  if (heir === null) await (kind === 'key' ? apiKeys.revoke(within, id, now) : hookEndpoints.remove(id, within))
  else await (kind === 'key' ? apiKeys.pass(within, id, heir) : hookEndpoints.pass(id, heir, within))
  const change = { before: { name }, after: heir === null ? { revoked: true } : { passedTo: heir } }
  await recordAudit(storage, within, actor, { action: 'key.manage', object: { kind: 'key', id }, change, now })
}
