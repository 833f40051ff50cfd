import { reopenDraft } from '#operations/draft/propose-draft.ts'
import { type ScheduledDraft, scheduleDraft } from '#operations/draft/schedule-draft.ts'
import { type ShownDraft, showDraft } from '#operations/draft/show-draft.ts'
import type { ConsoleCall, ConsoleHandler } from '../../console-call.ts'
import { formText } from '../../form-text.ts'
import { onSite, staffRequest } from '../../on-site.ts'
import { NO_DRAFT } from '../../refusal-pages.ts'
import { momentOf } from '../../time/moment.ts'
import { faultsOf, warningsOf } from '../studio/checks/found-rows.ts'
import { draftBar, draftHref } from '../studio/draft-view.ts'
import { seenOf } from '../studio/propose-view.ts'
import type { SchedulePage } from './schedule-values.ts'

/** STUDIO-14: when a draft goes live and ends, in the site's zone. */
export const routes = {
  'GET /website/drafts/:draft/schedule': async (call) => {
    const shownDraft = await showDraft(staffRequest(call), idOf(call))
    return shownDraft === null ? NO_DRAFT : { page: schedulePage(call, shownDraft) }
  },
  'POST /website/drafts/:draft/schedule': async (call) => {
    const [request, id] = [staffRequest(call), idOf(call)]
    const endsAt = formText(call.form, 'endsAt')
    const confirmed = call.form.getAll('confirmed').map(String)
    const schedule = { startsAt: formText(call.form, 'startsAt'), endsAt: endsAt === '' ? null : endsAt, confirmed }
    const shownDraft = await showDraft(request, id)
    if (shownDraft === null) return NO_DRAFT
    // All of the draft goes live, so what this window did not show is shown first.
    const isSeen = seenOf(shownDraft.draft) === formText(call.form, 'seen')
    const result = isSeen ? await scheduleDraft(request, id, schedule) : OVERTAKEN
    if (result === null) return NO_DRAFT
    if (result.ok) return { to: `${draftHref(id)}/schedule` }
    const status = result.reason === 'times' ? 400 : 409
    return { page: { ...schedulePage(call, shownDraft), ...refusedView(shownDraft, result, call.form) }, status }
  },
  'POST /website/drafts/:draft/schedule/back': async (call) => {
    const [request, id] = [staffRequest(call), idOf(call)]
    const shownDraft = await showDraft(request, id)
    if (shownDraft === null) return NO_DRAFT
    const { state, startsAt } = shownDraft.draft
    // STAFF-11: a schedule that this window did not show is another person's.
    const isSeen = state === 'scheduled' && startsAt?.toISOString() === formText(call.form, 'scheduled')
    if (!isSeen || !(await reopenDraft(request, id))) return { page: schedulePage(call, shownDraft), status: 409 }
    return { to: `${draftHref(id)}/schedule` }
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>

function schedulePage(call: ConsoleCall, shown: ShownDraft): SchedulePage {
  const { site } = onSite(call)
  const { state, startsAt, endsAt, word } = shown.draft
  const isLive = state === 'live'
  const isScheduled = (state === 'scheduled' || isLive) && startsAt !== null
  return {
    kind: 'schedule',
    bar: draftBar(shown, site),
    zone: site.timezone,
    scheduled: isScheduled
      ? {
          id: startsAt.toISOString(),
          startsAt: momentOf(startsAt, site),
          endsAt: endsAt && momentOf(endsAt, site),
          by: word?.by.name ?? null,
          isLive,
        }
      : null,
    closed: state === 'published' || state === 'discarded' ? 'This draft is published or discarded.' : null,
    startsAt: { value: '', fault: null },
    endsAt: { value: '', fault: null },
    faults: [],
    warnings: [],
    seen: seenOf(shown.draft),
  }
}

const OVERTAKEN = { ok: false, reason: 'overtaken' } as const

/** What was typed, with each fault where it is mended. */
function refusedView(
  shown: ShownDraft,
  refused: Extract<ScheduledDraft, { readonly ok: false }>,
  form: FormData,
): Pick<SchedulePage, 'startsAt' | 'endsAt' | 'faults' | 'warnings'> {
  const of = refused.reason === 'times' ? refused.of : null
  return {
    startsAt: { value: formText(form, 'startsAt'), fault: of === 'startsAt' ? 'Choose a time after now.' : null },
    endsAt: { value: formText(form, 'endsAt'), fault: of === 'endsAt' ? 'Choose a time after it goes live.' : null },
    faults:
      refused.reason === 'times'
        ? []
        : refused.reason === 'nothing'
          ? [{ text: 'This draft changes nothing on the website.', href: draftHref(shown.draft.id) }]
          : refused.reason === 'overtaken'
            ? [
                {
                  text: 'The draft changed since. Look at its changes, then schedule.',
                  href: `${draftHref(shown.draft.id)}/changes`,
                },
              ]
            : faultsOf(shown, refused),
    warnings: warningsOf(shown, refused, form.getAll('confirmed').map(String)),
  }
}

function idOf({ params }: ConsoleCall): string {
  return params['draft'] ?? ''
}
