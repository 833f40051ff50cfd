import { cutText } from '#domain/cut-text.ts'
import type { Draft } from '#domain/draft/draft-state.ts'
import { EVERYWHERE } from '#domain/staff/actor.ts'
import { authorise } from '#domain/staff/authorise.ts'
import type { Transaction } from '#storage/transaction.ts'
import { notify } from '../notify/notify.ts'
import type { StaffRequest } from '../staff-request.ts'
import { authorOf, recordDraft } from './drafts.ts'
import { type PublishedDraft, putLive, type WantedPublication } from './publish-draft.ts'

const LONGEST_SENTENCE = 500

/**
 * STUDIO-15: gives a draft to those who publish, with a sentence. It is closed until one of them approves it or sends it
 * back, so that nobody approves what they did not see. Null: no such draft; false: it is not open, or empty.
 */
export async function proposeDraft(request: StaffRequest, id: string, sentence: string): Promise<boolean | null> {
  const { site, actor, platform } = request
  authorise(actor, site, 'content.edit', platform.clock.now(), EVERYWHERE)
  return move(request, id, sentence, async (draft, within) => {
    if (draft.state !== 'open' || draft.last === 0) return null
    const data = { feed: draft.name, draftState: 'proposed' }
    const key = `draft ${id} ${draft.last} proposed ${platform.clock.now().toISOString()}`
    await notify(
      request,
      { event: 'draft', key, conversationId: null, place: {}, by: actor.id, objectId: id, data },
      within,
    )
    return { state: 'proposed', done: 'proposed' }
  })
}

/** STUDIO-15: publishes a draft that was proposed, whole. */
export async function approveDraft(
  request: StaffRequest,
  id: string,
  wanted: Omit<WantedPublication, 'chosen'>,
): Promise<PublishedDraft | null> {
  const { site, actor, platform } = request
  authorise(actor, site, 'site.publish', platform.clock.now(), EVERYWHERE)
  return putLive(request, id, { confirmed: [], ...wanted, chosen: null }, { from: 'proposed' })
}

/** STUDIO-15: sends a proposed draft back with a sentence: it is open again. */
export async function sendBackDraft(request: StaffRequest, id: string, sentence: string): Promise<boolean | null> {
  const { site, actor, platform } = request
  authorise(actor, site, 'site.publish', platform.clock.now(), EVERYWHERE)
  return move(request, id, sentence, async ({ state }) =>
    state === 'proposed' ? { state: 'open', done: 'sentBack' } : null,
  )
}

/** Takes a proposal or a schedule back, to edit the draft again. */
export async function reopenDraft(request: StaffRequest, id: string): Promise<boolean | null> {
  const { site, actor, platform } = request
  authorise(actor, site, 'content.edit', platform.clock.now(), EVERYWHERE)
  return move(request, id, '', async ({ state }) => {
    if (state === 'scheduled') authorise(actor, site, 'site.publish', platform.clock.now(), EVERYWHERE)
    return state === 'proposed' || state === 'scheduled' ? { state: 'open', done: 'reopened' } : null
  })
}

async function move(
  request: StaffRequest,
  id: string,
  sentence: string,
  to: (draft: Draft, within: Transaction) => Promise<{ readonly state: Draft['state']; readonly done: string } | null>,
): Promise<boolean | null> {
  const { platform, site, actor } = request
  const { drafts, transaction } = platform.storage.forSite(site)
  const text = cutText(sentence.trim(), LONGEST_SENTENCE)
  return transaction(async (within) => {
    const draft = await drafts.lock(id, within)
    if (draft === null) return null
    const next = await to(draft, within)
    if (next === null) return false
    const word = text === '' ? null : { by: authorOf(actor), text }
    const dates = { startsAt: null, endsAt: null, checkedAt: null, confirmed: [] }
    await drafts.update(id, { state: next.state, word, changedAt: platform.clock.now(), ...dates }, within)
    await recordDraft(request, within, id, { before: { state: draft.state }, after: { [next.done]: true } })
    return true
  })
}
