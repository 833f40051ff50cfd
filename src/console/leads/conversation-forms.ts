import { type Clash, fieldStates } from '#domain/form/compare-shown.ts'
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
import type { CameForms } from '../form/came-forms.ts'
import { clashViews } from '../form/clash-view.ts'
import type { ConversationForms } from './leads-page.ts'

/** The forms of a conversation's page. */
export type ConversationCame = CameForms<{
  reply: ReplyFields
  text: TextFields
  note: NoteFields
  call: CallFields
  stage: StageFields
  owner: OwnerFields
  next: NextStepFields
}> & { readonly next?: { readonly clashes: readonly Clash[] } }

/** The forms of a conversation's page beside its mail and its text message. */
export function conversationForms(
  { conversation }: ShownConversation,
  site: Site,
  now: Date,
  { note, call, stage, owner, next }: ConversationCame,
): ConversationForms {
  const end = (which: 'lost' | 'junk', reasons: readonly string[]) => {
    const sentForm = stage?.typed.stage === which ? stage : null
    return { reasons: reasons.map(asChoice), fields: fieldStates(STAGE_FORM, {}, sentForm), isOpen: sentForm !== null }
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
