import { inboxAddress, readInboxQuery } from '#domain/inbox/saved-view.ts'
import type { ConsoleAnswer, ConsoleCall } from '../console-call.ts'
import { faultsIn } from '../form/came-forms.ts'
import { faultText } from '../form/fault-text.ts'
import { formText } from '../form-text.ts'
import type { ConversationCame } from './conversation-forms.ts'
import { conversationPage, NOT_FOUND } from './conversation-page.ts'
import { withDone } from './leads.route.ts'

/** The lead of a call. */
export function idOf({ params }: ConsoleCall): string {
  return params.id ?? ''
}

/** Back to the conversation, in the same place of the list. */
export function back(call: ConsoleCall, done: Readonly<Record<string, string>>): ConsoleAnswer {
  const place = inboxAddress(readInboxQuery(new URLSearchParams(formText(call.form, 'place'))))
  return { to: `/leads/${idOf(call)}${withDone(place === '' ? '' : `?${place}`, done)}` }
}

/** The conversation with why what was asked was not done, and the form with what was typed. */
export async function refused(
  call: ConsoleCall,
  reason: string,
  fault: string,
  came: ConversationCame = {},
): Promise<ConsoleAnswer> {
  return reason === 'not-found' ? NOT_FOUND : conversationPage(call, { fault, came })
}

/** STAFF-10: the conversation with a form whose faults stand at its fields. */
export function toMend(call: ConsoleCall, came: ConversationCame, done?: 'sent'): Promise<ConsoleAnswer> {
  return conversationPage(call, { fault: faultText(faultsIn(came), done), came })
}
