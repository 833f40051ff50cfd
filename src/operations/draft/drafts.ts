import { cutText } from '#domain/cut-text.ts'
import type { ChangeAuthor } from '#domain/draft/draft-change.ts'
import { type Draft, isOver } from '#domain/draft/draft-state.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { EVERYWHERE } from '#domain/staff/actor.ts'
import { authorise } from '#domain/staff/authorise.ts'
import type { Transaction } from '#storage/transaction.ts'
import { COMMAND } from '../staff/invitations.ts'
import { type AuditedChange, recordAudit } from '../staff/record-audit.ts'
import type { StaffRequest } from '../staff-request.ts'
import type { DraftRequest } from './read-draft.ts'

const LONGEST_NAME = 80
/** Drafts that a site may have at once. */
const MOST_DRAFTS = 100

export type MadeDraft =
  | { readonly ok: true; readonly id: string }
  /** `not-live`: the site has no version yet. */
  | { readonly ok: false; readonly reason: 'name' | 'not-live' | 'too-many' }

/** STUDIO-7: drafts of the site that are not over, or all, the latest change first. */
export async function listDrafts(
  { platform, site, actor }: StaffRequest,
  { over = false }: { readonly over?: boolean } = {},
): Promise<readonly Draft[]> {
  authorise(actor, site, 'content.edit', platform.clock.now(), EVERYWHERE)
  const drafts = await platform.storage.forSite(site).drafts.all()
  return over ? drafts : drafts.filter((draft) => !isOver(draft))
}

/** STUDIO-7: makes an empty draft against the version that is live. */
export async function createDraft(request: StaffRequest, { name }: { readonly name: string }): Promise<MadeDraft> {
  const { platform, site, actor } = request
  authorise(actor, site, 'content.edit', platform.clock.now(), EVERYWHERE)
  const draftName = cutText(name.trim(), LONGEST_NAME)
  if (draftName === '') return { ok: false, reason: 'name' }
  const live = await platform.publications.history.newest(site.slug)
  if (live === null || Object.keys(live.files).length === 0) return { ok: false, reason: 'not-live' }
  if ((await listDrafts(request)).length >= MOST_DRAFTS) return { ok: false, reason: 'too-many' }
  const id = platform.randomId()
  await platform.storage
    .forSite(site)
    .transaction((within) => addDraft(request, { id, name: draftName, base: live.number }, within))
  return { ok: true, id }
}

/** Stores an empty draft in the transaction of what fills it. */
export async function addDraft(
  request: DraftRequest,
  draft: Pick<Draft, 'id' | 'name' | 'base'>,
  within: Transaction,
): Promise<void> {
  const { platform, site, actor } = request
  const newDraft = { ...draft, madeBy: authorOf(actor), madeAt: platform.clock.now() }
  await platform.storage.forSite(site).drafts.add(newDraft, within)
  await recordDraft(request, within, draft.id, { after: { made: draft.name } })
}

/** Ends a draft without publishing it; its changes stay readable. Null: there is no such draft; false: it is over. */
export async function discardDraft(request: StaffRequest, id: string): Promise<boolean | null> {
  const { platform, site, actor } = request
  const now = platform.clock.now()
  authorise(actor, site, 'content.edit', now, EVERYWHERE)
  const { drafts, transaction } = platform.storage.forSite(site)
  return transaction(async (within) => {
    const draft = await drafts.lock(id, within)
    if (draft === null) return null
    if (isOver(draft) || draft.state === 'live') return false
    if (draft.state === 'scheduled') authorise(actor, site, 'site.publish', now, EVERYWHERE)
    await drafts.update(id, { state: 'discarded', changedAt: now }, within)
    await recordDraft(request, within, id, { before: { name: draft.name }, after: { discarded: true } })
    return true
  })
}

export function authorOf({ id, name }: Pick<Actor, 'id' | 'name'>): ChangeAuthor {
  return { id, name }
}

/** Whether the group itself acts, which its own locks do not stop: it works by the command line. */
export function isGroup({ kind, id }: Pick<Actor, 'kind' | 'id'>): boolean {
  return kind === 'command' && id === COMMAND.id
}

/** STUDIO-7, STAFF-8: what happens to a draft as a whole. Its changes are a record of themselves. */
export function recordDraft(
  { platform, actor }: DraftRequest,
  within: Transaction,
  id: string,
  change: AuditedChange,
): Promise<void> {
  const object = { kind: 'site-draft', id }
  const now = platform.clock.now()
  return recordAudit(platform.storage, within, actor, { action: 'content.edit', object, change, now })
}
