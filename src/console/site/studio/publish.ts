import { EVERYWHERE, may } from '#domain/staff/actor.ts'
import { checkDraft, publishDraft } from '#operations/draft/publish-draft.ts'
import { type ShownDraft, showDraft } from '#operations/draft/show-draft.ts'
import type { ConsoleAnswer, ConsoleCall } from '../../console-call.ts'
import { onSite, staffRequest } from '../../on-site.ts'
import { NO_DRAFT } from '../../refusal-pages.ts'
import { typedPage } from '../../shown.ts'
import { changeRows } from './change-rows.ts'
import { faultsOf, warningsOf } from './checks/found-rows.ts'
import { waitingChanges } from './clash-rows.ts'
import { draftBar } from './draft-view.ts'
import { proposalView } from './propose-view.ts'
import type { WebsiteChangesPage } from './website-values.ts'

/** STUDIO-11, 12: what publishing would change, in words, and what the check of the whole site finds. */
export async function showChanges(call: ConsoleCall): Promise<ConsoleAnswer> {
  const request = staffRequest(call)
  const shownDraft = await showDraft(request, call.params['draft'] ?? '')
  if (shownDraft === null) return NO_DRAFT
  const page = changesPage(call, shownDraft, {})
  if (page.changes.length === 0) return { page }
  const chosen = page.changes.map(({ number }) => number)
  const checked = await checkDraft(request, shownDraft.draft.id, chosen)
  if (checked === null) return NO_DRAFT
  if (!checked.ok)
    return {
      page: typedPage<WebsiteChangesPage>({
        ...page,
        faults: faultsOf(shownDraft, checked),
        warnings: warningsOf(shownDraft, checked, []),
      }),
    }
  const warnings = warningsOf(shownDraft, { ...checked, ok: false, reason: 'warnings' }, [])
  const pages = checked.pages.map(({ title, change }) => ({ title, change }))
  return { page: typedPage<WebsiteChangesPage>({ ...page, warnings, pages }) }
}

/** STUDIO-11, 12: publishes the ticked changes, or says what is in the way and where. */
export async function publish(call: ConsoleCall): Promise<ConsoleAnswer> {
  const request = staffRequest(call)
  const id = call.params['draft'] ?? ''
  const shownDraft = await showDraft(request, id)
  if (shownDraft === null) return NO_DRAFT
  const numbers = call.form.getAll('change').map(Number)
  const left = new Set(shownDraft.changes.map(({ number }) => number).filter((number) => !numbers.includes(number)))
  const confirmed = call.form.getAll('confirmed').map(String)
  const result = await publishDraft(request, id, { chosen: numbers, message: shownDraft.draft.name, confirmed })
  if (result === null) return NO_DRAFT
  if (result.ok) return { to: `/website?published=${result.version}` }
  return {
    page: changesPage(call, shownDraft, {
      left,
      faults: faultsOf(shownDraft, result),
      warnings: warningsOf(shownDraft, result, confirmed),
    }),
    status: 409,
  }
}

interface ChangesState {
  readonly left?: ReadonlySet<number>
  readonly faults?: WebsiteChangesPage['faults']
  readonly warnings?: WebsiteChangesPage['warnings']
  /** What is wrong with the sentence of a proposal. */
  readonly sentenceFault?: string | null
}

/** The page of a draft's changes: what waits for a decision is not among those to publish. */
export function changesPage(
  call: ConsoleCall,
  shown: ShownDraft,
  { left = new Set(), faults = [], warnings = [], sentenceFault = null }: ChangesState,
): WebsiteChangesPage {
  const { site, actor } = onSite(call)
  const waits = new Set(shown.clashes.map(({ change }) => change.number))
  return {
    kind: 'website-changes',
    bar: draftBar(shown, site),
    waiting: waitingChanges(shown, site),
    changes: changeRows(shown, site, left).filter(({ number }) => !waits.has(number)),
    faults,
    warnings,
    pages: [],
    notice: null,
    mayPublish: shown.draft.state !== 'proposed' && may(actor, site, 'site.publish', EVERYWHERE),
    proposal: proposalView(call, shown, sentenceFault),
  }
}
