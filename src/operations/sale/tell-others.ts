import { type ReplyRefusal, writeReply } from '../inbox/mail/write-reply.ts'
import type { StaffRequest } from '../staff-request.ts'
import { showOthers, toldMailId } from './others-who-asked.ts'

export interface ToldOthers {
  readonly saleId: string
  /** Leads to write to. */
  readonly to: readonly string[]
  /** With variables of templates. */
  readonly text: string
  readonly carIds: readonly string[]
}

export type Told =
  /** `left`: leads that were chosen and got nothing: they were closed meanwhile, or a variable has no value for them. */
  | { readonly ok: true; readonly sent: number; readonly left: number }
  | { readonly ok: false; readonly reason: 'not-found' | 'no-sale' | 'nobody' | 'told' | ReplyRefusal }

/**
 * SALES-9: one mail to each chosen lead that asked for a car that is sold, as an answer in its own conversation. A lead
 * gets one of a sale, however often this is sent. Each is stored by itself: one that is refused keeps none from the others.
 */
export async function tellOthers(
  request: StaffRequest,
  id: string,
  { saleId, to, ...mail }: ToldOthers,
): Promise<Told> {
  const saleView = await showOthers(request, id)
  if (saleView === null || saleView.sale.id !== saleId) return { ok: false, reason: saleView ? 'no-sale' : 'not-found' }
  const chosen = saleView.others.filter(({ conversation }) => to.includes(conversation.id))
  if (to.length === 0) return { ok: false, reason: 'nobody' }
  if (mail.text.trim() === '') return { ok: false, reason: 'empty' }
  let [sent, refusal]: [number, ReplyRefusal | null] = [0, null]
  for (const { conversation, notTold } of chosen) {
    if (notTold !== null) continue
    const reply = { ...mail, mailId: toldMailId(saleView.sale, conversation), subject: '' }
    const outcome = await writeReply(request, conversation.id, reply)
    if (outcome.ok) sent += 1
    else if (outcome.reason !== 'not-found') refusal = outcome.reason
  }
  const toldCount = chosen.filter(({ notTold }) => notTold === 'told').length
  if (sent > 0) return { ok: true, sent, left: to.length - sent - toldCount }
  return { ok: false, reason: refusal ?? (toldCount > 0 ? 'told' : 'nobody') }
}
