import { EXTEND_FORM, REFUND_FORM } from '#domain/reservation/desk-forms.ts'
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
import { faultText } from '../form/fault-text.ts'
import { formText } from '../form-text.ts'
import { staffRequest } from '../on-site.ts'
import { MISSING } from '../refusal-pages.ts'
import { askAbout } from './ask-about.ts'
import { idOf, type ReservationCame, reservationPage } from './reservation-page.ts'

/** One reservation, and what staff do with it (INBOX-10). */
export const routes = {
  'GET /reservations/:id': (call) => reservationPage(call, null),
  'POST /reservations/:id/extend': async (call) => {
    const request = staffRequest(call)
    const extend = EXTEND_FORM.read(call.form)
    const { hours } = extend.values
    if (hours === undefined) return reservationPage(call, faultText(1), { extend })
    const seen = Date.parse(formText(call.form, 'seen'))
    const until = Number.isNaN(seen) ? null : new Date(seen)
    const result = await extendReservation(request, idOf(call), Number(hours), until)
    return changed(call, result, 'extended', { extend })
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
    const refund = REFUND_FORM.read(call.form)
    const { reason } = refund.values
    if (reason === undefined) return reservationPage(call, faultText(1, 'refunded'), { refund })
    const question = await askAbout(call, 'refund', ({ car, buyer, amount }) => ({
      title: `Refund ${amount} to ${buyer}?`,
      sentences: [`The money goes to the card that paid, and the ${car} is for sale again. This cannot be undone.`],
      button: `Refund ${amount}`,
    }))
    return question ?? changed(call, await releaseReservation(request, idOf(call), reason), 'refunded', { refund })
  },
  'POST /reservations/:id/retry': async (call) =>
    changed(call, await retryRefund(staffRequest(call), idOf(call)), 'refunded'),
} as const satisfies Readonly<Record<string, ConsoleHandler>>

async function changed(
  call: ConsoleCall,
  done: Managed,
  news: 'extended' | 'sold' | 'cancelled' | 'refunded',
  came: ReservationCame = {},
): Promise<ConsoleAnswer> {
  if (!done.ok && done.reason === 'not-found') return MISSING
  if (!done.ok) return reservationPage(call, await changedBy(call, 'reservation', idOf(call)), came)
  const { state, refund } = done.reservation
  const said = refund === 'due' ? 'waiting' : news === 'cancelled' && state === 'held' ? 'paid' : news
  return { to: `/reservations/${idOf(call)}?done=${said}` }
}
