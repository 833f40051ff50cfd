import { cutText } from '#domain/cut-text.ts'
import { instantOfLocal } from '#domain/date/zoned-instant.ts'
import { zonedTime } from '#domain/date/zoned-time.ts'
import { type Clash, compareShown } from '#domain/form/compare-shown.ts'
import type { FilledForm } from '#domain/form/define-form.ts'
import { type NextStepFields, nextStepForm } from '#domain/inbox/form/progress-forms.ts'
import { LONGEST_LINE } from '#domain/inbox/longest-texts.ts'
import type { Site } from '#site/site.ts'
import type { Conversation } from '#storage/inbox/conversation-row.ts'
import type { StaffRequest } from '../staff-request.ts'
import { type Acted, actOn } from './act.ts'

/** INBOX-5, STAFF-11: what is to be done next, and when: what a person changed in the form, unless a colleague did meanwhile. */
export async function planNextStep(
  request: StaffRequest,
  id: string,
  filled: FilledForm<NextStepFields>,
): Promise<Acted | { readonly ok: false; readonly reason: 'clash'; readonly clashes: readonly Clash[] }> {
  const { platform, site } = request
  let clashes: readonly Clash[] = []
  const outcome = await change(request, id, ({ nextAction }) => {
    const now = nextStepValues(nextAction, site)
    const compared = compareShown(nextStepForm(site.region), filled, now, () => null)
    clashes = compared.clashes
    if (clashes.length > 0 || compared.changed.length === 0) return undefined
    const { text, on } = { ...now, ...Object.fromEntries(compared.changed.map((name) => [name, filled.values[name]])) }
    return text === '' ? null : { text, at: on === '' ? null : instantOfLocal(on, MORNING, site.timezone) }
  })
  if (!outcome.ok || clashes.length === 0) return outcome
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
  request: StaffRequest,
  id: string,
  decide: (before: Conversation) => Conversation['nextAction'] | undefined,
): Promise<Acted> {
  const { platform, site } = request
  const { conversations } = platform.storage.forSite(site).inbox
  return actOn(request, { id, action: 'lead.reply' }, async (before, within, now) => {
    const next = decide(before)
    if (next === undefined) return { nothing: true }
    const nextStep =
      next === null || next.text.trim() === '' ? null : { text: cutText(next.text.trim(), LONGEST_LINE), at: next.at }
    await conversations.setNextAction(id, nextStep, now, within)
    return {
      event: { kind: 'next-action', data: { text: nextStep?.text ?? null, at: nextStep?.at?.toISOString() ?? null } },
    }
  })
}
