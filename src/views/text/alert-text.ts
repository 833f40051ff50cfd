import { fullTitle } from '#domain/car/car-title.ts'
import { vehiclePath } from '#domain/paths.ts'
import { say } from '#words/say.ts'
import * as words from '#words/text.ts'
import type { PriceOptions } from '../card/price-display.ts'
import { priceDisplay, priceLines } from '../card/price-display.ts'
import type { MailedNews } from '../mail/alert-mail.ts'
import { oneMessage } from './one-message.ts'

/** A text message about alerts. `mark`: the part by which a repeat is known. */
export interface AlertTextView {
  readonly text: string
  readonly mark: string
}

/** Site fields that the texts contain. A `Site` is one. */
export interface AlertTextSite {
  readonly name: string
  readonly card: PriceOptions
}

/** ALERT-5: the text message that asks for a confirmation. Nothing else is sent to the number before. */
export function confirmAlertText(
  { label, confirmHref }: { readonly label: string; readonly confirmHref: string },
  { name }: AlertTextSite,
): AlertTextView {
  const said = { dealer: name, label, link: confirmHref }
  const texts = [say(words.confirmAlert, said), say(words.confirmAlertShort, said), say(words.confirmAlertOnly, said)]
  return { text: oneMessage(texts), mark: confirmHref }
}

/** ALERT-5: the daily text message: the news in a few words, one link, how to stop. `href`: where all of the news is. */
export function alertNewsText(cars: readonly MailedNews[], href: string, site: AlertTextSite): AlertTextView | null {
  const [only, ...more] = cars
  if (only === undefined) return null
  const dealer = site.name
  if (more.length > 0) {
    const count = say(words.carsYouAskedAbout, { count: cars.length })
    return { text: oneMessage([say(words.alertNews, { dealer, news: count, link: href })]), mark: href }
  }
  const [price] = priceLines(priceDisplay(only.car, site.card))
  const title = fullTitle(only.car)
  const named = [`${title}${price ? `, ${price}` : ''}`, title, say(words.carForYou)]
  const link = `${new URL(href).origin}${vehiclePath(only.car.slug)}`
  const texts = named.map((car) => say(words.alertNews, { dealer, news: say(NEWS[only.news.reason], { car }), link }))
  return { text: oneMessage(texts), mark: link }
}

const NEWS = { new: words.justInCar, free: words.availableCar, cheaper: words.cheaperCar } as const
