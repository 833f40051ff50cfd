import { type Clash, fieldStates } from '#domain/form/compare-shown.ts'
import type { FilledForm } from '#domain/form/define-form.ts'
import {
  CALL_FORM,
  type CallFields,
  NOTE_FORM,
  type NoteFields,
  OUTCOME_LABELS,
  type ReplyFields,
  type TextFields,
} from '#domain/inbox/form/answer-forms.ts'
import {
  type NextStepFields,
  nextStepForm,
  OWNER_FORM,
  type OwnerFields,
  STAGE_FORM,
  type StageFields,
} from '#domain/inbox/form/progress-forms.ts'
import { JUNK_REASONS } from '#domain/inbox/stage.ts'
import { nextStepValues } from '#operations/inbox/set-next-action.ts'
import type { ShownConversation } from '#operations/inbox/show-conversation.ts'
import type { Site } from '#site/site.ts'
import { clashViews } from '../form/clash-view.ts'
import type { ConversationForms } from './leads-page.ts'

/** The form of a conversation's page that comes back, as it was sent, with its faults. */
export interface CameForms {
  readonly reply?: FilledForm<ReplyFields>
  readonly text?: FilledForm<TextFields>
  readonly note?: FilledForm<NoteFields>
  readonly call?: FilledForm<CallFields>
  readonly stage?: FilledForm<StageFields>
  readonly owner?: FilledForm<OwnerFields>
  readonly next?: FilledForm<NextStepFields> & { readonly clashes: readonly Clash[] }
}

/** How many fields need a correction. */
export function faultsIn(came: CameForms): number {
  return Object.values(came).reduce((sum, { faults }) => sum + Object.keys(faults).length, 0)
}

/** The forms of a conversation's page beside its mail and its text message. */
export function conversationForms(
  { conversation }: ShownConversation,
  site: Site,
  now: Date,
  { note, call, stage, owner, next }: CameForms,
): ConversationForms {
  const end = (which: 'lost' | 'junk', reasons: readonly string[]) => {
    const own = stage?.typed.stage === which ? stage : null
    return { reasons: reasons.map(asChoice), fields: fieldStates(STAGE_FORM, {}, own), isOpen: own !== null }
  }
  return {
    note: fieldStates(NOTE_FORM, {}, note),
    call: {
      fields: fieldStates(CALL_FORM, { outcome: 'reached' }, call),
      outcomes: Object.entries(OUTCOME_LABELS).map(([value, label]) => ({ value, label })),
    },
    // SALES-10: of a lead that is lost, every other reason, to correct it.
    lost: end(
      'lost',
      site.leads.lostReasons.filter((each) => conversation.stage !== 'lost' || each !== conversation.reason),
    ),
    junk: end('junk', conversation.stage === 'junk' ? [] : JUNK_REASONS),
    owner: fieldStates(OWNER_FORM, { person: conversation.assignee ?? '' }, owner).person,
    next: {
      fields: fieldStates(
        nextStepForm(site.region),
        nextStepValues(conversation.nextAction, site),
        next,
        next?.clashes,
      ),
      clashes: clashViews(next?.clashes ?? [], site, now),
      isOpen: next !== undefined,
    },
  }
}

function asChoice(value: string): { readonly value: string; readonly label: string } {
  return { value, label: value }
}
