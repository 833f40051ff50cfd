import { cutText } from '#domain/cut-text.ts'
import { isOver } from '#domain/draft/draft-state.ts'
import { EVERYWHERE } from '#domain/staff/actor.ts'
import { authorise } from '#domain/staff/authorise.ts'
import type { PreviewLink } from '#storage/draft/preview-links.ts'
import { authorOf, recordDraft } from '../draft/drafts.ts'
import type { StaffRequest } from '../staff-request.ts'
import { MEMBER_PASS_MS, passText } from './preview-pass.ts'

/** STUDIO-7: how long a link lasts. */
export const LINK_DAYS = 7
const DAY_MS = 86_400_000
const LONGEST_NOTE = 80
/** Links of a draft that open it now. */
const MOST_LINKS = 50

/** A link as the console shows it. */
export interface ShownLink extends PreviewLink {
  readonly isOpen: boolean
  /** What opens the preview (`passText`). */
  readonly pass: string
}

export type MadeLink =
  | { readonly ok: true; readonly id: string; readonly pass: string }
  | { readonly ok: false; readonly reason: 'over' | 'too-many' }

/** STUDIO-7: makes a link by which anyone looks at a draft for seven days. Null: there is no such draft. */
export async function makePreviewLink(request: StaffRequest, draftId: string, note: string): Promise<MadeLink | null> {
  const { platform, site, actor } = request
  const now = platform.clock.now()
  authorise(actor, site, 'content.edit', now, EVERYWHERE)
  const { drafts, previewLinks, transaction } = platform.storage.forSite(site)
  const link = {
    id: platform.randomId(),
    draftId,
    note: cutText(note.trim(), LONGEST_NOTE),
    madeBy: authorOf(actor),
    madeAt: now,
    endsAt: new Date(now.getTime() + LINK_DAYS * DAY_MS),
  }
  return transaction(async (within) => {
    const draft = await drafts.lock(draftId, within)
    if (draft === null) return null
    if (isOver(draft)) return { ok: false, reason: 'over' }
    const open = (await previewLinks.of(draftId, within)).filter((each) => isOpen(each, now))
    if (open.length >= MOST_LINKS) return { ok: false, reason: 'too-many' }
    await previewLinks.add(link, within)
    await recordDraft(request, within, draftId, { after: { link: link.id } })
    return { ok: true, id: link.id, pass: passOf(request, link) }
  })
}

/** STUDIO-7: the links to a draft, the latest first. */
export async function listPreviewLinks(request: StaffRequest, draftId: string): Promise<readonly ShownLink[]> {
  const { platform, site, actor } = request
  const now = platform.clock.now()
  authorise(actor, site, 'content.edit', now, EVERYWHERE)
  const links = await platform.storage.forSite(site).previewLinks.of(draftId)
  return links.map((link) => ({ ...link, isOpen: isOpen(link, now), pass: passOf(request, link) }))
}

/** STUDIO-7: from now on the link opens nothing. False: there is none, or it is withdrawn already. */
export async function withdrawPreviewLink(request: StaffRequest, id: string): Promise<boolean> {
  const { platform, site, actor } = request
  const now = platform.clock.now()
  authorise(actor, site, 'content.edit', now, EVERYWHERE)
  const { previewLinks, transaction } = platform.storage.forSite(site)
  const link = await previewLinks.find(id)
  if (link === null) return false
  return transaction(async (within) => {
    const isDone = await previewLinks.withdraw(id, now, within)
    if (isDone) await recordDraft(request, within, link.draftId, { before: { link: link.id } })
    return isDone
  })
}

/** The pass with which the console opens the preview for the person who looks at the draft. */
export function memberPass({ platform, site, actor }: StaffRequest, draftId: string): string {
  const now = platform.clock.now()
  authorise(actor, site, 'content.edit', now, EVERYWHERE)
  const ends = new Date(now.getTime() + MEMBER_PASS_MS)
  return passText(platform, { siteSlug: site.slug, draftId, holder: { kind: 'member', id: actor.id }, ends })
}

function passOf(
  { platform, site }: StaffRequest,
  { id, draftId, endsAt }: Pick<PreviewLink, 'id' | 'draftId' | 'endsAt'>,
) {
  return passText(platform, { siteSlug: site.slug, draftId, holder: { kind: 'link', id }, ends: endsAt })
}

function isOpen({ endsAt, withdrawnAt }: PreviewLink, now: Date): boolean {
  return withdrawnAt === null && endsAt.getTime() > now.getTime()
}
