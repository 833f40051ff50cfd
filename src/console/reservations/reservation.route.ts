import { isRefundReason } from '#domain/reservation/desk-view.ts'
import { authorise } from '#domain/staff/authorise.ts'
import {
  cancelPayment,
  completeReservation,
  extendReservation,
  type Managed,
  releaseReservation,
  retryRefund,
} from '#operations/reservation/manage-reservations.ts'
import type { ConsoleAnswer, ConsoleCall, ConsoleHandler } from '../console-call.ts'
import { changedBy } from '../form/changed-by.ts'
import { formText } from '../form-text.ts'
import { staffRequest } from '../on-site.ts'
import { type MessagePage, typedPage } from '../shown.ts'
import { askAbout } from './ask-about.ts'
import { idOf, reservationPage } from './reservation-page.ts'

/** One reservation, and what staff do with it (INBOX-10). */
export const routes = {
  'GET /reservations/:id': (call) => reservationPage(call, null),
  'POST /reservations/:id/extend': async (call) => {
    const request = staffRequest(call)
    const hours = Number(formText(call.form, 'hours'))
    if (!HOURS.includes(hours)) return reservationPage(call, 'Choose how long the hold goes on.')
    const seen = Date.parse(formText(call.form, 'seen'))
    const until = Number.isNaN(seen) ? null : new Date(seen)
    return changed(call, await extendReservation(request, idOf(call), hours, until), 'extended')
  },
  'POST /reservations/:id/complete': async (call) => {
    const question = await askAbout(call, 'complete', ({ car, buyer, amount }) => ({
      title: `Has ${buyer} bought the ${car}?`,
      sentences: [`The deposit of ${amount} counts as part of the price. The hold ends. This cannot be undone.`],
      button: 'Mark as sold',
    }))
    return question ?? changed(call, await completeReservation(staffRequest(call), idOf(call)), 'sold')
  },
  'POST /reservations/:id/cancel': async (call) => {
    const question = await askAbout(call, 'cancel', ({ car, buyer }) => ({
      title: `End the payment of ${buyer}?`,
      sentences: [`The page of the payment closes, and the ${car} is for sale again. This cannot be undone.`],
      button: 'End the payment',
    }))
    return question ?? changed(call, await cancelPayment(staffRequest(call), idOf(call)), 'cancelled')
  },
  'POST /reservations/:id/refund': async (call) => {
    const request = staffRequest(call)
    const { site, actor } = request
    authorise(actor, site, 'reservation.refund', call.platform.clock.now())
    const reason = formText(call.form, 'reason')
    if (!isRefundReason(reason)) return reservationPage(call, 'Choose why the deposit is refunded.')
    const question = await askAbout(call, 'refund', ({ car, buyer, amount }) => ({
      title: `Refund ${amount} to ${buyer}?`,
      sentences: [`The money goes to the card that paid, and the ${car} is for sale again. This cannot be undone.`],
      button: `Refund ${amount}`,
    }))
    return question ?? changed(call, await releaseReservation(request, idOf(call), reason), 'refunded')
  },
  'POST /reservations/:id/retry': async (call) =>
    changed(call, await retryRefund(staffRequest(call), idOf(call)), 'refunded'),
} as const satisfies Readonly<Record<string, ConsoleHandler>>

/** Hours that a hold may go on at once. */
const HOURS: readonly number[] = [24, 48, 72]

async function changed(
  call: ConsoleCall,
  done: Managed,
  news: 'extended' | 'sold' | 'cancelled' | 'refunded',
): Promise<ConsoleAnswer> {
  if (!done.ok && done.reason === 'not-found') return MISSING
  if (!done.ok) return reservationPage(call, await changedBy(call, 'reservation', idOf(call)))
  const { state, refund } = done.reservation
  const said = refund === 'due' ? 'waiting' : news === 'cancelled' && state === 'held' ? 'paid' : news
  return { to: `/reservations/${idOf(call)}?done=${said}` }
}

const MISSING: ConsoleAnswer = {
  page: typedPage<MessagePage>({ kind: 'message', title: 'Not found', sentence: 'There is nothing at this address.' }),
  status: 404,
}
