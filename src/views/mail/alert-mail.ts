import type { CarNews } from '#domain/alert/car-news.ts'
import type { Car } from '#domain/car/car.ts'
import { fullTitle } from '#domain/car/car-title.ts'
import { currentPrice } from '#domain/car/price/current-price.ts'
import { formatMoney } from '#domain/money.ts'
import { vehiclePath } from '#domain/paths.ts'
import { inTrade, type Trade } from '#domain/trade.ts'
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
  readonly search: Trade
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
  { wording, confirmHref }: { readonly wording: string; readonly confirmHref: string },
  site: AlertMailSite,
): AlertMailView {
  return mailOf(site, `Please confirm: updates from ${site.name}`, [
    'Hi,',
    `You asked ${site.name} for this:`,
    `‘${wording}’`,
    `To start these emails, confirm here: ${confirmHref}`,
    'If it wasn’t you, do nothing. We won’t send you anything else.',
  ])
}

/** ALERT-2: the daily mail: each car with the reason why it is there, and the link that ends the mails. */
export function alertNewsMail(
  cars: readonly MailedNews[],
  { origin, endHref }: { readonly origin: string; readonly endHref: string },
  site: AlertMailSite,
): AlertMailView {
  const named = cars.slice(0, MOST_CARS)
  const more = cars.length - named.length
  const [only] = named
  const subject =
    cars.length === 1 && only !== undefined
      ? `${HEADINGS[only.news.reason]}: ${fullTitle(only.car)}`
      : `${cars.length} ${inTrade('cars', site.search)} you asked about, at ${site.name}`
  return mailOf(site, subject, [
    'Hi,',
    `You asked ${site.name} to tell you about ${cars.length === 1 ? inTrade('this car', site.search) : inTrade('these cars', site.search)}:`,
    ...named.map((each) => carText(each, origin, site)),
    more === 0 ? null : `And ${more} more: ${origin}/search`,
    `You get this email because you asked for it, at most once a day. To change or stop these emails: ${endHref}`,
  ])
}

/** More would be a catalogue. */
const MOST_CARS = 12

const HEADINGS: Readonly<Record<CarNews['reason'], string>> = {
  new: 'Just in',
  free: 'Available again',
  cheaper: 'Price drop',
}

function carText({ car, news, label }: MailedNews, origin: string, site: AlertMailSite): string {
  const prices = priceLines(priceDisplay(car, site.card))
  return [fullTitle(car), ...prices, reasonText(news, car, label, site), `${origin}${vehiclePath(car.slug)}`].join('\n')
}

/** ALERT-2: why the car is in the mail. */
function reasonText({ reason, before }: CarNews, car: Car, label: string, site: AlertMailSite): string {
  const fits = label === fullTitle(car) ? '' : ` It fits ‘${label}’.`
  const now = currentPrice(car)
  if (reason === 'new') return `Just in.${fits}`
  if (reason === 'free') return `Available again: its reservation has ended.${fits}`
  // A site that shows another price instead, such as one a week, names no other here.
  if (before === null || now === null || priceDisplay(car, site.card).kind !== 'price')
    return `Its price dropped.${fits}`
  return `Price drop: ${formatMoney(before - now)} less than before.${fits}`
}

function mailOf(site: AlertMailSite, subject: string, said: readonly (string | null)[]): AlertMailView {
  return { subject, ...buyerMail(said, mailLook(site)) }
}
