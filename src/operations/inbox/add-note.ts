import { cutText } from '#domain/cut-text.ts'
import type { CallOutcome } from '#domain/inbox/call-outcome.ts'
import { LONGEST_NOTE } from '#domain/inbox/longest-texts.ts'
import type { StaffRequest } from '../staff-request.ts'
import { type Acted, actOn } from './act.ts'
import type { WriteGuard } from './write-guard.ts'

/** INBOX-6: a note that only staff read. It answers nobody, so the response clock runs on. */
export function addNote(request: StaffRequest, id: string, text: string, guard?: WriteGuard): Promise<Acted<'empty'>> {
  return actOn(request, { id, action: 'lead.reply', guard }, async () => {
    const note = cutText(text.trim(), LONGEST_NOTE)
    return note === '' ? { refused: 'empty' as const } : { event: { kind: 'note', data: { text: note } } }
  })
}

/** INBOX-3: a call that staff note. It stops the clock, whether or not the buyer answered it. */
export function logCall(
  request: StaffRequest,
  id: string,
  { outcome, text }: { readonly outcome: CallOutcome; readonly text: string },
  guard?: WriteGuard,
): Promise<Acted> {
  return actOn(request, { id, action: 'lead.reply', guard }, async () => ({
    event: { kind: 'call', data: { outcome, text: cutText(text.trim(), LONGEST_NOTE) } },
  }))
}
