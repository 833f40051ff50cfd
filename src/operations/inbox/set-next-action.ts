import { cutText } from '#domain/cut-text.ts'
import { type Clash, compareShown } from '#domain/form/compare-shown.ts'
import type { FilledForm } from '#domain/form/define-form.ts'
import { NEXT_STEP_FORM, type NextStepFields } from '#domain/inbox/next-step-form.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { instantOfLocal } from '#domain/zoned-instant.ts'
import { zonedTime } from '#domain/zoned-time.ts'
import type { Site } from '#site/site.ts'
import type { Conversation } from '#storage/inbox/conversation-row.ts'
import type { Platform } from '../platform.ts'
import { type Acted, actOn } from './act.ts'

/** INBOX-5: what is to be done next, and when; null: nothing. */
export function setNextAction(
  platform: Platform,
  site: Site,
  actor: Actor,
  id: string,
  next: Conversation['nextAction'],
): Promise<Acted> {
  return change(platform, site, actor, id, () => next)
}

/** STAFF-11: the same by the form of a page: what its person changed, unless a colleague changed it meanwhile. */
export async function planNextStep(
  platform: Platform,
  site: Site,
  actor: Actor,
  id: string,
  filled: FilledForm<NextStepFields>,
): Promise<Acted | { readonly ok: false; readonly reason: 'clash'; readonly clashes: readonly Clash[] }> {
  let clashes: readonly Clash[] = []
  const done = await change(platform, site, actor, id, ({ nextAction }) => {
    const now = nextStepValues(nextAction, site)
    const compared = compareShown(NEXT_STEP_FORM, filled, now, () => null)
    clashes = compared.clashes
    if (clashes.length > 0 || compared.changed.length === 0) return undefined
    const { text, on } = { ...now, ...Object.fromEntries(compared.changed.map((name) => [name, filled.values[name]])) }
    return text === '' ? null : { text, at: on === '' ? null : instantOfLocal(on, MORNING, site.timezone) }
  })
  if (!done.ok || clashes.length === 0) return done
  const { events } = platform.storage.forSite(site).inbox
  const last = (await events.of(id)).findLast(({ kind }) => kind === 'next-action')
  const written = last ? { by: last.by?.name ?? 'Forecourt', at: new Date(last.at) } : null
  return { ok: false, reason: 'clash', clashes: clashes.map((clash) => ({ ...clash, written })) }
}

/** A next step as its form has it. */
export function nextStepValues(next: Conversation['nextAction'], { timezone }: Pick<Site, 'timezone'>) {
  return { text: next?.text ?? '', on: next?.at ? zonedTime(next.at, timezone).date : '' }
}

/** A step without a time is for the morning. */
const MORNING = 9 * 60

/** `decide`: undefined changes nothing. */
function change(
  platform: Platform,
  site: Site,
  actor: Actor,
  id: string,
  decide: (before: Conversation) => Conversation['nextAction'] | undefined,
): Promise<Acted> {
  const { conversations } = platform.storage.forSite(site).inbox
  return actOn(platform, site, actor, { id, action: 'lead.reply' }, async (before, within, now) => {
    const next = decide(before)
    if (next === undefined) return { nothing: true }
    const wanted =
      next === null || next.text.trim() === '' ? null : { text: cutText(next.text.trim(), 200), at: next.at }
    await conversations.setNextAction(id, wanted, now, within)
    return {
      event: { kind: 'next-action', data: { text: wanted?.text ?? null, at: wanted?.at?.toISOString() ?? null } },
    }
  })
}
