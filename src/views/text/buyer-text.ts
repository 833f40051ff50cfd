import type { AppointmentKind } from '#domain/appointment/appointment.ts'
import { appointmentName } from '#domain/appointment/appointment-name.ts'
import { shortTime } from '#domain/date/local-time.ts'
import { formatMoney } from '#domain/money.ts'
import { formatPhone } from '#domain/phone/phone.ts'
import type { RegionCode } from '#domain/region.ts'
import type { Trade } from '#domain/trade.ts'
import { say } from '#words/say.ts'
import * as words from '#words/text.ts'
import type { Word } from '#words/word.ts'
import { oneMessage } from './one-message.ts'

/** FORM-17: what a text message says of a visit. */
export type VisitTextNews = 'made' | 'moved' | 'cancelled' | 'reminder'

/** The dealer that a text message comes from. A `Site` is one. */
export interface TextDealer {
  readonly name: string
  readonly region: RegionCode
  readonly search: Trade
}

/** Where the buyer comes to. A location of the site is one. */
export interface TextPlace {
  readonly name: string
  readonly street: string
  readonly city: string
  readonly phone: string
  readonly timezone: string
}

/** FORM-17: the text message to the buyer about a visit: dealer, time by the clock of the place, place, how to stop. */
export function visitText(
  news: VisitTextNews,
  { kind, start }: { readonly kind: AppointmentKind; readonly start: Date },
  place: TextPlace,
  dealer: TextDealer,
): string {
  const what = appointmentName(kind)
  const when = shortTime(start, { region: dealer.region, timezone: place.timezone })
  return fitted(place, dealer, (where) => say(VISIT_WORDS[news], { dealer: dealer.name, what, when, place: where }))
}

const VISIT_WORDS = {
  made: words.visitBooked,
  moved: words.visitMoved,
  cancelled: words.visitCancelled,
  reminder: words.visitTomorrow,
} as const satisfies Readonly<Record<VisitTextNews, Word>>

/** RESERVE-5: the text message to the buyer whose deposit is paid. */
export function depositText(
  { amount, carTitle, until }: { readonly amount: number; readonly carTitle: string; readonly until: Date },
  place: TextPlace,
  dealer: TextDealer,
): string {
  const when = shortTime(until, { region: dealer.region, timezone: place.timezone })
  const word = say(words.theWord)
  return fitted(place, dealer, (where, isShort) =>
    say(words.depositPaid, {
      dealer: dealer.name,
      amount: formatMoney(amount),
      car: isShort ? word : carTitle,
      when,
      place: where,
    }),
  )
}

/** The fullest text that phones send as one message; the shortest where none does. How to stop is in each. */
function fitted(place: TextPlace, dealer: TextDealer, said: (where: string, isShort: boolean) => string): string {
  const address = `${place.street}, ${place.city}`
  const named = place.name.includes(dealer.name) ? address : `${place.name}, ${address}`
  const call = say(words.questionsCall, { phone: formatPhone(place.phone, dealer.region) })
  const texts = [
    `${said(named, false)} ${call}`,
    `${said(address, false)} ${call}`,
    said(address, false),
    said(address, true),
  ]
  return oneMessage(texts.map((text) => `${text} ${say(words.replyStop)}`))
}
