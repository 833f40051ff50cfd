import type { AlertKind } from '#domain/alert/alert.ts'
import type { CarNews } from '#domain/alert/car-news.ts'
import type { Car } from '#domain/car/car.ts'
import { fullTitle } from '#domain/car/car-title.ts'
import { currentPrice } from '#domain/car/price/current-price.ts'
import { formatMoney } from '#domain/money.ts'
import { vehiclePath } from '#domain/paths.ts'
import * as words from '#words/mail.ts'
import { say } from '#words/say.ts'
import { type PriceOptions, priceDisplay, priceLines } from '../card/price-display.ts'
import { buyerMail } from './mail-html.ts'
import { type MailLookSite, mailLook } from './mail-look.ts'

/** A mail about alerts, as plain text and HTML. */
export interface AlertMailView {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Site fields that the mails contain. A `Site` is one. */
export interface AlertMailSite extends MailLookSite {
  readonly card: PriceOptions
}

/** A car of the mail, and why it is there. */
export interface MailedNews {
  readonly car: Car
  readonly news: CarNews
  /** What the person waits for: 'Toyota HiLux, Diesel'. */
  readonly label: string
}

/** ALERT-1: the mail that asks for a confirmation. Nothing else is sent to the address before. */
export function confirmAlertMail(
  {
    kind,
    label,
    wording,
    confirmHref,
  }: { readonly kind: AlertKind; readonly label: string; readonly wording: string; readonly confirmHref: string },
  site: AlertMailSite,
): AlertMailView {
  // A search's label may have words that anybody typed, so that no subject repeats it.
  return mailOf(site, say(CONFIRM[kind], { label, name: site.name }), [
    'Hi,',
    say(words.askedName, { name: site.name }),
    `‘${wording}’`,
    say(words.startTheseEmailsConfirm, { confirmHref }),
    say(words.ifWasntDoNothing),
  ])
}

const CONFIRM = {
  search: words.confirmSearch,
  price: words.confirmPrice,
  free: words.confirmFree,
} as const satisfies Readonly<Record<AlertKind, string>>

/** H4-4: the mail with a new link in place of an old one. */
export function alertLinkMail(endHref: string, site: AlertMailSite): AlertMailView {
  return mailOf(site, say(words.yourNewLink), [
    say(words.hi),
    say(words.hereIsNewLink, { link: endHref }),
    say(words.didntAskForLink),
  ])
}

/** ALERT-2: the daily mail: each car with the reason why it is there, and the link that ends the mails. */
export function alertNewsMail(
  cars: readonly MailedNews[],
  { origin, endHref }: { readonly origin: string; readonly endHref: string },
  site: AlertMailSite,
): AlertMailView {
  const urgent = cars.toSorted((one, other) => URGENCY.indexOf(one.news.reason) - URGENCY.indexOf(other.news.reason))
  const named = urgent.slice(0, MOST_CARS)
  const more = cars.length - named.length
  const [first] = named
  const subject = first === undefined ? site.name : subjectOf(first, cars.length - 1, site)
  return mailOf(site, subject, [
    'Hi,',
    say(words.askedNameTellAbout, {
      name: site.name,
      part: cars.length === 1 ? say(words.thisCar) : say(words.theseCars),
    }),
    ...named.map((each) => carText(each, origin, site)),
    more === 0 ? null : say(words.moreMoreOriginSearch, { more, origin }),
    say(words.getEmailBecauseAsked, { endHref }),
  ])
}

/** More would be a catalogue. */
const MOST_CARS = 12

/** What cannot wait comes first: a price may rise again, and a car is free once. */
const URGENCY: readonly CarNews['reason'][] = ['cheaper', 'free', 'new']

/** The one reason to open the mail: 'Price drop: 2021 Toyota HiLux SR5, now $49,990, and 2 more' */
function subjectOf({ car, news }: MailedNews, more: number, site: AlertMailSite): string {
  const { kind, text: price } = priceDisplay(car, site.card)
  const now = news.reason === 'cheaper' && kind === 'price' ? say(words.nowPrice, { price }) : null
  const others = more === 0 ? null : say(words.andMore, { more })
  return `${headings()[news.reason]}: ${[fullTitle(car), now, others].filter((each) => each !== null).join(', ')}`
}

const headings = (): Readonly<Record<CarNews['reason'], string>> => ({
  new: say(words.justIn),
  free: say(words.availableAgain),
  cheaper: say(words.priceDrop),
})

function carText({ car, news, label }: MailedNews, origin: string, site: AlertMailSite): string {
  const prices = priceLines(priceDisplay(car, site.card))
  return [fullTitle(car), ...prices, reasonText(news, car, label, site), `${origin}${vehiclePath(car.slug)}`].join('\n')
}

/** ALERT-2: why the car is in the mail. */
function reasonText({ reason, before }: CarNews, car: Car, label: string, site: AlertMailSite): string {
  const fits = label === fullTitle(car) ? '' : ` ${say(words.itFitsLabel, { label })}`
  const now = currentPrice(car)
  if (reason === 'new') return say(words.justInFits, { fits })
  if (reason === 'free') return say(words.availableAgainItsReservation, { fits })
  // A site that shows another price instead, such as one a week, names no other here.
  if (before === null || now === null || priceDisplay(car, site.card).kind !== 'price')
    return say(words.itsPriceDroppedFits, { fits })
  return say(words.priceDropFigureLess, { figure: formatMoney(before - now), fits })
}

function mailOf(site: AlertMailSite, subject: string, said: readonly (string | null)[]): AlertMailView {
  return { subject, ...buyerMail(said, mailLook(site)) }
}
