import type { Car } from '#domain/car/car.ts'
import { carTitle } from '#domain/car/car-title.ts'
import { clockOf, deadlineText } from '#domain/date/local-time.ts'
import { fieldStates } from '#domain/form/compare-shown.ts'
import { leadReference } from '#domain/lead/lead-reference.ts'
import { formatPhone, telHref } from '#domain/phone/phone.ts'
import {
  EXTEND_FORM,
  EXTENSION_LABELS,
  EXTENSIONS,
  type ExtendFields,
  REFUND_FORM,
  type RefundFields,
} from '#domain/reservation/desk-forms.ts'
import { isRefundReason, REFUND_REASONS } from '#domain/reservation/desk-view.ts'
import { showReserved } from '#operations/reservation/reservation-desk.ts'
import { placeOfReserved } from '#operations/reservation/reservation-place.ts'
import type { Site } from '#site/site.ts'
import type { ConsoleAnswer, ConsoleCall } from '../console-call.ts'
import type { CameForms } from '../form/came-forms.ts'
import { staffRequest } from '../on-site.ts'
import { typedPage } from '../shown.ts'
import { momentOf } from '../time/moment.ts'
import type { ReservationPage } from './reservation-values.ts'
import { amountText, badgeOf, type StoredReservation } from './reservation-words.ts'

/** The forms of a reservation's page. */
export type ReservationCame = CameForms<{ extend: ExtendFields; refund: RefundFields }>

/** INBOX-10: one reservation; `fault`: why what was asked was not done. */
export async function reservationPage(
  call: ConsoleCall,
  fault: string | null,
  came: ReservationCame = {},
): Promise<ConsoleAnswer> {
  const request = staffRequest(call)
  const { site } = request
  const { reservation, car, conversationId, acts } = await showReserved(request, idOf(call))
  const noticeName = call.query.get('done') ?? ''
  return {
    status: fault ? 409 : 200,
    page: typedPage<ReservationPage>({
      kind: 'reservation',
      id: reservation.id,
      seen: reservation.heldUntil?.toISOString() ?? '',
      notice: noticeOf(noticeName, reservation, car, site),
      fault,
      car: car ? carTitle(car) : 'A former car',
      state: badgeOf(reservation, site.region),
      amount: amountText(reservation),
      facts: factsOf(reservation, car, site),
      conversation: conversationId,
      acts,
      extend: {
        choices: EXTENSIONS.map((value) => ({ value, label: EXTENSION_LABELS[value] })),
        hours: fieldStates(EXTEND_FORM, { hours: '24' }, came.extend).hours,
      },
      refund: {
        choices: Object.entries(REFUND_REASONS).map(([value, label]) => ({ value, label })),
        reason: fieldStates(REFUND_FORM, {}, came.refund).reason,
      },
    }),
  }
}

function factsOf(reservation: StoredReservation, car: Car | null, site: Site) {
  const clock = clockOf(site, placeOfReserved(site, car).location ?? null)
  const { buyer, createdAt, paidAt, heldUntil, refund, refundReason, state } = reservation
  const fact = (name: string, value: string | null, href: string | null = null) =>
    value === null || value === '' ? [] : [{ name, value, href }]
  const at = (time: Date | null) => (time === null ? null : momentOf(time, clock).text)
  return [
    ...fact('Buyer', `${buyer.name} ${buyer.last_name}`.trim() || 'Details erased'),
    ...fact('Phone', formatPhone(buyer.phone, site.region), telHref(buyer.phone, site.region)),
    ...fact('Email', buyer.email, `mailto:${buyer.email}`),
    ...fact('Stock number', car?.stocknum ?? null),
    ...fact('Started', at(createdAt)),
    ...fact('Paid', at(paidAt)),
    ...fact('Held until', state === 'held' && heldUntil ? deadlineText(heldUntil, clock) : at(heldUntil)),
    ...fact('Refund', REFUNDS[refund]),
    ...fact('Reason', refundReason && isRefundReason(refundReason) ? REFUND_REASONS[refundReason] : null),
    ...fact('Reference', leadReference(reservation.id)),
  ]
}

const REFUNDS = {
  none: null,
  due: 'Recorded; the payment service has not taken it yet',
  sent: 'Sent to the card that paid',
} as const

const NOTICES = {
  extended: 'Held for longer.',
  sold: 'Marked as sold. The deposit is part of the price; the car leaves the site when the feed says that it is sold.',
  cancelled: 'The payment is closed. No money had moved.',
  paid: 'The buyer had just paid, so the car is held. Refund the deposit if it must go back.',
  refunded: 'Refunded. The buyer gets a mail as a receipt, and the car is for sale again.',
  waiting: 'The refund is recorded, but the payment service did not take it yet. It is tried again until it does.',
} as const

export function idOf({ params }: ConsoleCall): string {
  return params['id'] ?? ''
}

/** What was done a moment ago: of a longer hold, until when. */
function noticeOf(done: string, { heldUntil }: StoredReservation, car: Car | null, site: Site): string | null {
  if (done === 'extended' && heldUntil) {
    const place = clockOf(site, placeOfReserved(site, car).location ?? null)
    return `Held until ${deadlineText(heldUntil, place)}.`
  }
  return isNotice(done) ? NOTICES[done] : null
}

function isNotice(text: string): text is keyof typeof NOTICES {
  return Object.hasOwn(NOTICES, text)
}
