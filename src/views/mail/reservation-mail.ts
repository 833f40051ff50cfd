import { greeting } from '#domain/lead/greeting.ts'
import { referenceOfLead } from '#domain/lead/lead-reference.ts'
import { clockOf, deadlineText } from '#domain/local-time.ts'
import { formatMoney } from '#domain/money.ts'
import { reservationPath } from '#domain/paths.ts'
import { inTrade, isDriven } from '#domain/trade.ts'
import { type ConfirmationMail, type ConfirmationSite, carPart, placePart, placeToCall } from './confirmation-mail.ts'
import type { MailedLead } from './lead-mail.ts'
import { buyerMail, type MailCar, type MailPart } from './mail-html.ts'
import { mailLook } from './mail-look.ts'

type ReservationMail = Omit<ConfirmationMail, 'unsubscribe'>

/** RESERVE-5: the buyer's mail after the deposit is paid: the amount, the end of the hold, and how to cancel. */
export function reservationMail(lead: MailedLead, site: ConfirmationSite, car: MailCar | null = null): ReservationMail {
  const { reservation, vehicle } = lead.payload
  const amount = formatMoney(reservation?.amount ?? 0)
  const until = reservation?.held_until
    ? deadlineText(new Date(reservation.held_until), clockOf(site, lead.payload.location))
    : ''
  const word = inTrade('vehicle', site.search)
  const subject = `Reserved for you: ${vehicle?.title ?? `your ${word}`}`
  return mail(lead, site, { subject, car }, [
    `Your ${amount} deposit is paid. The ${word} is yours until ${until}.`,
    carPart(lead.payload, car),
    `What happens next: we’ll call to arrange a time for you to ${isDriven(site.search) ? 'see and drive it' : 'see it'}. The deposit comes off the price.`,
    `Changed your mind? The deposit is fully refundable. Cancel on the page of your reservation, reply to this email or call us before then for a full refund. If you do nothing, the reservation ends and the deposit is refunded automatically.`,
  ])
}

/** The buyer's mail when the deposit is refunded, for any reason. */
export function refundMail(lead: MailedLead, site: ConfirmationSite): ReservationMail {
  const { reservation, vehicle } = lead.payload
  const amount = formatMoney(reservation?.amount ?? 0)
  const tooLate = reservation?.held_until === null
  const named = vehicle?.title ?? inTrade('vehicle', site.search)
  return mail(lead, site, { subject: `Your deposit of ${amount} is on its way back`, car: null }, [
    tooLate
      ? `Your payment for the ${named} reached us after the time to pay was over, and someone else had reserved it by then. We are sorry.`
      : `Your reservation of the ${named} has ended.`,
    `The whole deposit of ${amount} goes back to the card you paid with. Banks take up to 10 business days to show it; there is nothing you need to do.`,
    'Still looking? Reply to this email and tell us what matters to you, and we will look with you.',
  ])
}

function mail(
  lead: MailedLead,
  site: ConfirmationSite,
  { subject, car }: { readonly subject: string; readonly car: MailCar | null },
  said: readonly (MailPart | null)[],
): ReservationMail {
  const { payload } = lead
  const place = site.locations.find(({ id }) => id === payload.location) ?? site.locations[0] ?? null
  const parts = [
    { kind: 'heading', text: subject } as const,
    greeting(payload),
    ...said,
    `Your reservation ${referenceOfLead(lead)}: ${new URL(payload.url).origin}${reservationPath(payload.reservation?.id ?? '')}`,
    placeToCall(payload, place && placePart(place, site.region), car),
  ]
  return { subject, ...buyerMail(parts, mailLook(site)), replyTo: place?.leadEmail ?? null }
}
