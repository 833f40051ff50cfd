import { type ApiRight, KEY_DAYS } from '#domain/api/api-right.ts'
import { cutText } from '#domain/cut-text.ts'
import { hasRight, type StaffScope } from '#domain/staff/actor.ts'
import { authorise } from '#domain/staff/authorise.ts'
import { isWithin } from '#domain/staff/giving.ts'
import type { ApiKey } from '#storage/api/api-keys.ts'
import { recordAudit } from '../staff/record-audit.ts'
import type { StaffPlatform } from '../staff/staff-platform.ts'
import type { StaffRequest } from '../staff-request.ts'

export interface WantedKey {
  readonly name: string
  readonly rights: readonly ApiRight[]
  /** Locations that it may see; null: all that the person may. */
  readonly locations: readonly string[] | null
  /** One of `KEY_DAYS`. */
  readonly days: number | null
}

export type MadeKey =
  | { readonly ok: true; readonly key: ApiKey; readonly token: string }
  | { readonly ok: false; readonly reason: 'name' | 'rights' | 'locations' | 'days' }

/** Keys of the site within the actor's scope, latest first, with the ended ones. */
export async function listApiKeys({
  platform: { storage, clock },
  site,
  actor,
}: StaffRequest<StaffPlatform>): Promise<readonly ApiKey[]> {
  authorise(actor, site, 'key.manage', clock.now())
  return (await storage.forSite(site).apiKeys.all()).filter(({ scope }) => isWithin(scope, actor.scope))
}

/**
 * Makes a key. Its text is returned once; the database has a keyed hash. A key has no right and no location that the
 * person who makes it has not.
 */
export async function makeApiKey(
  { platform, site, actor }: StaffRequest<StaffPlatform>,
  wanted: WantedKey,
): Promise<MadeKey> {
  const { storage, clock, randomId, dataHash } = platform
  const now = clock.now()
  authorise(actor, site, 'key.make', now)
  const name = cutText(wanted.name.trim(), 60)
  if (name === '') return { ok: false, reason: 'name' }
  const rights = withReading(wanted.rights)
  if (!rights.every((right) => hasRight(actor, right))) return { ok: false, reason: 'rights' }
  const scope = scopeWithin(actor.scope, wanted.locations)
  if (scope === null) return { ok: false, reason: 'locations' }
  const { days } = wanted
  if (!KEY_DAYS.some((each) => each === days)) return { ok: false, reason: 'days' }
  const token = `${TOKEN_START}${`${randomId()}${randomId()}`.replaceAll('-', '')}`
  const expiresAt = days === null ? null : new Date(now.getTime() + days * 24 * 60 * 60_000)
  const key = { id: randomId(), name, rights, scope, createdBy: actor.id, createdAt: now, expiresAt }
  const { apiKeys, transaction } = storage.forSite(site)
  await transaction(async (within) => {
    await apiKeys.add(within, key, hashOf(dataHash, token))
    const after = { name, rights, scope, expiresAt: expiresAt?.toISOString() ?? null }
    await recordAudit(storage, within, actor, {
      action: 'key.make',
      object: { kind: 'key', id: key.id },
      change: { after },
      now,
    })
  })
  return { ok: true, token, key: { ...key, siteSlug: site.slug, lastUsedAt: null, revokedAt: null } }
}

/** Ends a key at once. False: the site has none of this id that works, in the actor's scope. */
export async function revokeApiKey(
  { platform: { storage, clock }, site, actor }: StaffRequest<StaffPlatform>,
  id: string,
): Promise<boolean> {
  const now = clock.now()
  authorise(actor, site, 'key.manage', now)
  const { apiKeys, transaction } = storage.forSite(site)
  return transaction(async (within) => {
    const storedKey = await apiKeys.find(id, within)
    if (storedKey === null || !isWithin(storedKey.scope, actor.scope)) return false
    const key = await apiKeys.revoke(within, id, now)
    if (key === null) return false
    const change = { before: { name: key.name }, after: { revoked: true } }
    await recordAudit(storage, within, actor, { action: 'key.manage', object: { kind: 'key', id }, change, now })
    return true
  })
}

/** A key that only sends cars sees no buyer. */
function withReading(rights: readonly ApiRight[]): readonly ApiRight[] {
  const isForLeads = rights.length === 0 || rights.some((right) => right.startsWith('lead.'))
  return [...new Set<ApiRight>([...(isForLeads ? (['lead.read'] as const) : []), ...rights])]
}

/** Secret scanners find keys by this beginning. */
export const TOKEN_START = 'forecourt_key_'

export function hashOf(hash: (text: string) => string, token: string): string {
  return hash(`api key ${token}`)
}

/** Null: a location is outside the person's scope. */
function scopeWithin(own: StaffScope, locations: readonly string[] | null): StaffScope | null {
  if (locations === null) return own
  const isInside = locations.every((id) => own.locations === null || own.locations.includes(id))
  return isInside ? { ...own, locations } : null
}
