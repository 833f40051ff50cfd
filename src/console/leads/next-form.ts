import { type Clash, fieldStates } from '#domain/form/compare-shown.ts'
import type { FilledForm } from '#domain/form/define-form.ts'
import { type NextStepFields, nextStepForm } from '#domain/inbox/next-step-form.ts'
import { nextStepValues } from '#operations/inbox/set-next-action.ts'
import type { ShownConversation } from '#operations/inbox/show-conversation.ts'
import type { Site } from '#site/site.ts'
import { clashViews } from '../form/clash-view.ts'
import type { ConversationDetails } from './leads-page.ts'

/** The form of the next step as it came back. */
export interface FilledNext {
  readonly filled: FilledForm<NextStepFields>
  readonly clashes: readonly Clash[]
}

/** INBOX-5: the form of a conversation's next step. */
export function nextForm(
  { conversation }: ShownConversation,
  site: Site,
  now: Date,
  came: FilledNext | null,
): ConversationDetails['next'] {
  const values = nextStepValues(conversation.nextAction, site)
  return {
    fields: fieldStates(nextStepForm(site.region), values, came?.filled, came?.clashes),
    clashes: clashViews(came?.clashes ?? [], site, now),
    isOpen: came !== null,
  }
}
