import { clockOf, deadlineText } from '#domain/date/local-time.ts'
import { greeting } from '#domain/lead/greeting.ts'
import { referenceOfLead } from '#domain/lead/lead-reference.ts'
import { shownTitle } from '#domain/lead/lead-vehicle.ts'
import { formatMoney } from '#domain/money.ts'
import { isDriven } from '#domain/trade.ts'
import * as words from '#words/mail.ts'
import { say } from '#words/say.ts'
import type { MailedLead } from '../lead/lead-subject.ts'
import { type ConfirmationMail, type ConfirmationSite, carPart, placePart, placeToCall } from './confirmation-mail.ts'
import { buyerMail, type MailCar, type MailPart } from './mail-html.ts'
import { mailLook } from './mail-look.ts'

type ReservationMail = Omit<ConfirmationMail, 'unsubscribe'>

/** RESERVE-5: the buyer's mail after the deposit is paid: the amount, the end of the hold, and the link by which it is cancelled. */
export function reservationMail(
  lead: MailedLead,
  site: ConfirmationSite,
  { link, car = null }: { readonly link: string; readonly car?: MailCar | null },
): ReservationMail {
  const { reservation, vehicle } = lead.payload
  const amount = formatMoney(reservation?.amount ?? 0)
  const until = reservation?.held_until
    ? deadlineText(new Date(reservation.held_until), clockOf(site, lead.payload.location))
    : ''
  const subject = say(words.reservedValue, { value: vehicle ? shownTitle(vehicle) : say(words.yourWord) })
  return mail(lead, site, { subject, link, car }, [
    say(words.amountDepositPaidWord, { amount, until }),
    carPart(lead.payload, car),
    say(words.whatHappensNextCall, { part: isDriven(site.search) ? say(words.seeDrive) : say(words.seeIt) }),
    say(words.changedMindDepositFully),
  ])
}

/** The buyer's mail when the deposit is refunded, for any reason. */
export function refundMail(lead: MailedLead, site: ConfirmationSite, link: string): ReservationMail {
  const { reservation, vehicle } = lead.payload
  const amount = formatMoney(reservation?.amount ?? 0)
  const tooLate = reservation?.held_until === null
  const named = vehicle ? shownTitle(vehicle) : say(words.vehicle)
  return mail(lead, site, { subject: say(words.depositAmountItsWay, { amount }), link, car: null }, [
    tooLate ? say(words.paymentNamedReachedAfter, { named }) : say(words.reservationNamedEnded, { named }),
    say(words.wholeDepositBack, { amount }),
    say(words.stillLookingReplyEmail),
  ])
}

function mail(
  lead: MailedLead,
  site: ConfirmationSite,
  { subject, link, car }: { readonly subject: string; readonly link: string; readonly car: MailCar | null },
  said: readonly (MailPart | null)[],
): ReservationMail {
  const { payload } = lead
  const place = site.locations.find(({ id }) => id === payload.location) ?? site.locations[0] ?? null
  const parts = [
    { kind: 'heading', text: subject } as const,
    greeting(payload),
    ...said,
    say(words.yourReservationLink, { reference: referenceOfLead(lead), link }),
    placeToCall(payload, place && placePart(place, site.region), car),
  ]
  return { subject, ...buyerMail(parts, mailLook(site)), replyTo: place?.leadEmail ?? null }
}
