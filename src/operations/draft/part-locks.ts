import { pathOf } from '#domain/draft/draft-path.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { EVERYWHERE } from '#domain/staff/actor.ts'
import { authorise, Refusal } from '#domain/staff/authorise.ts'
import { recordAudit } from '../staff/record-audit.ts'
import type { StaffRequest } from '../staff-request.ts'

/**
 * STUDIO-15: closes a part (`site.json#branding`) for the people of the site, in the name of the group. The operator does
 * it for the group. False: there is no such part.
 */
export async function lockPart(
  request: StaffRequest,
  { part, lockedBy }: { readonly part: string; readonly lockedBy: string },
): Promise<boolean> {
  const { platform, site, actor } = request
  const now = platform.clock.now()
  asOperator(actor)
  authorise(actor, site, 'site.publish', now, EVERYWHERE)
  if (pathOf(part).some((step) => step === '') || lockedBy.trim() === '') return false
  const { partLocks, transaction } = platform.storage.forSite(site)
  await transaction(async (within) => {
    await partLocks.put({ part, lockedBy: lockedBy.trim(), at: now }, within)
    await record(request, part, { after: { lockedBy } }, within)
  })
  return true
}

/** Opens a part again. False: it was not locked. */
export async function unlockPart(request: StaffRequest, part: string): Promise<boolean> {
  const { platform, site, actor } = request
  asOperator(actor)
  authorise(actor, site, 'site.publish', platform.clock.now(), EVERYWHERE)
  const { partLocks, transaction } = platform.storage.forSite(site)
  return transaction(async (within) => {
    const isOpened = await partLocks.remove(part, within)
    if (isOpened) await record(request, part, { after: null }, within)
    return isOpened
  })
}

/** A dealer of a group does not open what the group closed. */
function asOperator({ kind }: Actor): void {
  if (kind !== 'operator' && kind !== 'command') throw new Refusal('forbidden', 'site.publish')
}

function record(
  { platform, actor }: StaffRequest,
  part: string,
  change: Parameters<typeof recordAudit>[3]['change'],
  within: Parameters<typeof recordAudit>[1],
): Promise<void> {
  const object = { kind: 'site-part', id: part }
  const now = platform.clock.now()
  return recordAudit(platform.storage, within, actor, { action: 'site.publish', object, change, now })
}
