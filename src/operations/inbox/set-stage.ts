import { cutText } from '#domain/cut-text.ts'
import { LONGEST_LINE } from '#domain/inbox/longest-texts.ts'
import { changeStage, type Stage, type StageChange } from '#domain/inbox/stage.ts'
import type { StaffRequest } from '../staff-request.ts'
import { type Acted, actOn } from './act.ts'
import type { StageUndo } from './undo-lead-step.ts'
import type { WriteGuard } from './write-guard.ts'

/** `sale-stands`: the lead was won by a sale, which is taken back first (SALES-9). */
type StageRefusal = Extract<StageChange, { readonly ok: false }>['reason'] | 'sale-stands'

/**
 * INBOX-2: moves a conversation to another stage. Lost and junk need a reason, lost one of the site's list (SALES-10);
 * `note` says more about it in the history. `step` names the change, to undo it (STAFF-12).
 */
export function setStage(
  request: StaffRequest,
  id: string,
  {
    stage,
    reason,
    note = '',
    step,
  }: {
    readonly stage: Stage
    readonly reason: string | null
    readonly note?: string | undefined
    readonly step?: string | undefined
  },
  guard?: WriteGuard,
): Promise<Acted<StageRefusal>> {
  const { platform, site } = request
  const { conversations, sales } = platform.storage.forSite(site).inbox
  return actOn<StageRefusal>(
    request,
    { id, action: 'lead.stage', guard, clashesWith: ['stage'] },
    async (before, within, now) => {
      const change = changeStage(before, stage, reason, site.leads.lostReasons)
      if (!change.ok) return { refused: change.reason }
      if ((await sales.ofConversation(id, within)) !== null) return { refused: 'sale-stands' }
      await conversations.setStage(id, change, now, within)
      const undo: StageUndo = { step: step ?? platform.randomId(), reason: before.reason, clock: before.clock }
      const more = note === '' ? {} : { note: cutText(note, LONGEST_LINE) }
      const data = {
        from: before.stage,
        to: change.stage,
        reason: change.reason,
        ...more,
        reopens: change.reopens,
        undo,
      }
      return { event: { kind: 'stage', data }, before: { stage: before.stage }, after: { stage: change.stage } }
    },
  )
}
