import { type ApiRight, CALLS_PER_MINUTE, callKind } from '#domain/api/api-right.ts'
import type { Actor } from '#domain/staff/actor.ts'
import type { Site } from '#site/site.ts'
import { waitOf } from '../spending/limiter.ts'
import type { StaffPlatform } from '../staff/staff-platform.ts'
import { hashOf, TOKEN_START } from './api-keys.ts'
import { noteUnknownKey, noteWorkingKey, waitOfGuess } from './guessed-keys.ts'

/** Who calls with a key, or why the call goes no further. `wait`: seconds. */
export type KeyActor =
  | { readonly ok: true; readonly actor: Actor; readonly site: Site }
  | { readonly ok: false; readonly reason: 'unknown' | 'revoked' | 'expired' }
  | { readonly ok: false; readonly reason: 'too-many'; readonly wait: number }

/**
 * The actor of a key's text: its rights and scope on its one site. Counts the call, which asks for `right`, against the
 * key's limit.
 */
export async function keyActor(
  platform: StaffPlatform,
  token: string,
  right: ApiRight,
  address: string,
): Promise<KeyActor> {
  const { storage, clock, dataHash, earlierHashes, limiter, siteBySlug } = platform
  if (!token.startsWith(TOKEN_START) || token.length > LONGEST) return { ok: false, reason: 'unknown' }
  const now = clock.now()
  const tokenHash = hashOf(dataHash, token)
  const guessWait = waitOfGuess(limiter, tokenHash, address, now)
  if (guessWait !== null) return { ok: false, reason: 'too-many', wait: guessWait }
  // A key from before data keys is found by its old hash until it is used once (S3-6).
  const hashes = [tokenHash, ...earlierHashes.map((hash) => hashOf(hash, token))]
  const key = await storage.findApiKey(hashes)
  const site = key && siteBySlug(key.siteSlug)
  if (!key || !site) {
    await noteUnknownKey(limiter, address, now)
    return { ok: false, reason: 'unknown' }
  }
  if (key.revokedAt !== null) return { ok: false, reason: 'revoked' }
  if (key.expiresAt !== null && key.expiresAt <= now) return { ok: false, reason: 'expired' }
  noteWorkingKey(limiter, tokenHash)
  const kind = callKind(right)
  const wait = waitOf(
    await limiter.count([{ name: `api-${kind}`, most: CALLS_PER_MINUTE[kind], seconds: 60, of: key.id }]),
  )
  if (wait !== null) return { ok: false, reason: 'too-many', wait }
  if (key.lastUsedAt === null || now.getTime() - key.lastUsedAt.getTime() > NOTE_USE_MS)
    await storage.forSite(site).apiKeys.noteUse(key.id, tokenHash, now)
  const actor: Actor = {
    kind: 'key',
    id: key.id,
    name: key.name,
    email: '',
    siteSlug: site.slug,
    roles: [],
    rights: key.rights,
    scope: key.scope,
    secondFactorAt: null,
    address,
    reason: null,
  }
  return { ok: true, actor, site }
}

const LONGEST = 200
const NOTE_USE_MS = 60_000
