import { EVERYWHERE, isInScope } from '#domain/staff/actor.ts'
import { roleMay } from '#domain/staff/roles.ts'
import type { Platform } from '../platform.ts'
import type { PreviewPass } from './preview-pass.ts'

/**
 * STUDIO-7: whether the holder of a pass may still look: a link that is not withdrawn, or a member who may edit the
 * website, or an operator on a visit. `readPass` has checked its signature and its end.
 */
export async function mayLook(
  { storage, clock }: Pick<Platform, 'storage' | 'clock'>,
  { siteSlug, draftId, holder }: PreviewPass,
): Promise<boolean> {
  const { previewLinks, members } = storage.forSite({ slug: siteSlug })
  if (holder.kind === 'link') {
    const link = await previewLinks.find(holder.id)
    return link !== null && link.draftId === draftId && link.withdrawnAt === null
  }
  const member = await members.find(holder.id)
  if (member !== null && member.deactivatedAt === null)
    return roleMay(member.roles, 'content.edit') && isInScope(member.scope, EVERYWHERE)
  return (await storage.staff.people.visitOf(holder.id, siteSlug, clock.now())) !== null
}
