import { inboxAddress, readInboxQuery } from '#domain/inbox/saved-view.ts'
import type { ConsoleAnswer, ConsoleCall } from '../console-call.ts'
import { formText } from '../form-text.ts'
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

/** The conversation with why what was asked was not done, and what was typed. */
export async function refused(call: ConsoleCall, reason: string, fault: string): Promise<ConsoleAnswer> {
  return reason === 'not-found' ? NOT_FOUND : { ...(await conversationPage(call, { fault })), keepsWords: true }
}
