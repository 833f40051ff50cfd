import { alertState } from '#domain/alert/alert.ts'
import { confirmAlertPath, endAlertPath } from '#domain/alert/alert-path.ts'
import { type AlertWay, alertWayOf } from '#domain/alert/alert-way.ts'
import { isStillNews } from '#domain/alert/car-news.ts'
import { mayBeWrittenTo } from '#domain/lead/unsubscribe.ts'
import { carVisibility } from '#domain/listing/visibility.ts'
import { vehiclePath } from '#domain/paths.ts'
import type { Mail } from '#gateways/mail/mail.ts'
import { inWordsOfSite } from '#site/own-words.ts'
import type { Site } from '#site/site.ts'
import type { AlertMail } from '#storage/alert/alert-mails.ts'
import type { StoredAlert } from '#storage/alert/alerts.ts'
import type { OutboxRow } from '#storage/outbox/due-notices.ts'
import {
  type AlertMailView,
  alertLinkMail,
  alertNewsMail,
  confirmAlertMail,
  type MailedNews,
} from '#views/mail/alert-mail.ts'
import { type AlertTextView, alertNewsText, confirmAlertText } from '#views/text/alert-text.ts'
import { buyerToken, shortBuyerToken } from '../buyer-link.ts'
import { type AttemptOutcome, attempt, claimUntil } from '../outbox/attempt.ts'
import type { Platform } from '../platform.ts'
import type { SiteRequest } from '../site-request.ts'
import { requestOn } from '../site-request.ts'
import { sendAlertText } from './text-alert.ts'

/**
 * ALERT-1, ALERT-2: makes one attempt at a mail that is due. It is written at each attempt from the stock of that moment:
 * a car that was sold meanwhile is not in it.
 */
export async function sendAlertMail(platform: Platform, { siteSlug, id }: OutboxRow): Promise<AttemptOutcome> {
  const site = platform.siteBySlug(siteSlug)
  if (!site) return 'unknown site'
  const { alertMails } = platform.storage.forSite(site)
  const now = platform.clock.now()
  const mail = await alertMails.claim(id, now, claimUntil(now))
  if (mail === null) return 'not due'
  const send = () => SENT[alertWayOf(mail.email)](platform, site, mail, now)
  return attempt(platform, {
    name: 'alert mail',
    facts: { site: site.slug, mail: mail.id, kind: mail.kind },
    patience: 'confirmation',
    attempts: mail.attempts,
    since: mail.createdAt,
    send: async () => site.alerts.enabled && (await inWordsOfSite(site, send)),
    record: (attempted) => alertMails.record(mail.id, attempted),
  })
}

/** Id of a mail; `people erase` finds stored mails by it (H8). */
export function alertMailId(mailId: string): string {
  return `alert-${mailId}`
}

/** Each way makes one attempt; false: there is nothing to say any more. */
const SENT: Readonly<
  Record<AlertWay, (platform: Platform, site: Site, mail: AlertMail, now: Date) => Promise<boolean>>
> = {
  mail: async (platform, site, mail, now) => {
    const content = await CONTENT[mail.kind](platform, site, mail, now)
    if (content !== null) await platform.mailer.send({ ...envelope(site, mail), ...content })
    return content !== null
  },
  text: async (platform, site, mail, now) => {
    const content = await TEXTS[mail.kind](platform, site, mail, now)
    return content !== null && (await sendAlertText(platform, site, mail, content))
  },
}

type Write<Content> = (platform: Platform, site: Site, mail: AlertMail, now: Date) => Promise<Content | null>

const CONTENT: Readonly<Record<AlertMail['kind'], Write<AlertMailView & Pick<Mail, 'unsubscribe'>>>> = {
  confirm: async (platform, site, mail) => {
    const alert = await askedOf(platform, site, mail, buyerToken(platform, site, 'alert confirm', mail.alertId))
    return alert && confirmAlertMail({ ...alert, wording: alert.consent.wording }, site)
  },
  news: async (platform, site, mail, now) => {
    const news = await newsOf(platform, site, mail, now)
    if (news === null) return null
    const { cars, origin, first } = news
    const endHref = `${origin}${endAlertPath(buyerToken(platform, site, 'alert end', first.id))}`
    return { ...alertNewsMail(cars, { origin, endHref }, site), unsubscribe: endHref }
  },
  link: async (platform, site, mail) => {
    const alert = await openAlert(platform, site, mail)
    const token = buyerToken(platform, site, 'alert end', mail.alertId)
    return alert && alertLinkMail(`${alert.origin}${endAlertPath(token)}`, site)
  },
}

/** ALERT-5: the same as a text message, whose one link leads to the news. */
const TEXTS: Readonly<Record<AlertMail['kind'], Write<AlertTextView>>> = {
  confirm: async (platform, site, mail) => {
    const alert = await askedOf(platform, site, mail, shortBuyerToken(platform, site, 'alert confirm', mail.alertId))
    return alert && confirmAlertText(alert, site)
  },
  news: async (platform, site, mail, now) => {
    const news = await newsOf(platform, site, mail, now)
    if (news === null) return null
    const { cars, origin, first } = news
    const [only] = cars
    const listing = first.search === null ? only && vehiclePath(only.car.slug) : first.subject
    return alertNewsText(cars, `${origin}${listing ?? '/search'}`, site)
  },
  // A text message has no link that ends alerts: its answer does.
  link: async () => null,
}

/** The alert that is to be confirmed, with the link that does so; null: it has ended. */
async function askedOf(platform: Platform, site: Site, mail: AlertMail, token: string) {
  const alert = await openAlert(platform, site, mail)
  return alert && { ...alert, confirmHref: `${alert.origin}${confirmAlertPath(token)}` }
}

async function openAlert(platform: Platform, site: Site, { alertId }: AlertMail): Promise<StoredAlert | null> {
  const alert = await platform.storage.forSite(site).alerts.find(alertId)
  return alert === null || alertState(alert) === 'ended' ? null : alert
}

/** The news of an address that is still true, and the first of its alerts; null: there is none. */
async function newsOf(platform: Platform, site: Site, mail: AlertMail, now: Date) {
  const { alerts, marketingEnds } = platform.storage.forSite(site)
  const endedAt = await marketingEnds.endedAt(mail.email)
  const live = (await alerts.live(mail.email)).filter((alert) => mayStillBeSent(alert, endedAt))
  const cars = await carsOf(requestOn(platform, site), mail, live, now)
  const [first] = live
  if (cars.length === 0 || first === undefined) return null
  const { origin } = live.at(-1) ?? first
  return { cars, origin, first }
}

/** LAW-4: an address that ended the site's messages after it confirmed an alert gets no more of it. */
function mayStillBeSent({ confirmedAt }: StoredAlert, endedAt: string | null): boolean {
  return mayBeWrittenTo(confirmedAt && { at: confirmedAt.toISOString() }, endedAt)
}

/** ALERT-2: the cars whose news is still true, each once, with its first reason. */
async function carsOf(
  { platform, site }: SiteRequest,
  { finds }: AlertMail,
  live: readonly StoredAlert[],
  now: Date,
): Promise<readonly MailedNews[]> {
  const ids = [...new Set(finds.flatMap(({ cars }) => cars.map(({ carId }) => carId)))]
  const stored = await platform.storage.forSite(site).cars.findAll(ids)
  const cars = new Map(stored.filter((car) => carVisibility(car, site, now) === 'shown').map((car) => [car.id, car]))
  const mailed = new Map<string, MailedNews>()
  for (const { alertId, cars: found } of finds) {
    const alert = live.find(({ id }) => id === alertId)
    for (const news of alert ? found : []) {
      const car = cars.get(news.carId)
      if (alert && car && !mailed.has(car.id) && isStillNews(news, car))
        mailed.set(car.id, { car, news, label: alert.label })
    }
  }
  return [...mailed.values()]
}

/** Equal for every attempt. */
function envelope(site: Site, mail: AlertMail) {
  return {
    fromName: site.delivery.fromName ?? site.name,
    fromAddress: site.delivery.fromAddress,
    to: mail.email,
    replyTo: site.contact.email,
    messageId: alertMailId(mail.id),
    date: mail.createdAt,
  }
}
