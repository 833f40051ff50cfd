import { alertState } from '#domain/alert/alert.ts'
import { confirmAlertPath, endAlertPath } from '#domain/alert/alert-path.ts'
import { isStillNews } from '#domain/alert/car-news.ts'
import { carVisibility } from '#domain/car/visibility.ts'
import { deliveryVerdict } from '#domain/lead/delivery/delivery-verdict.ts'
import { mayBeWrittenTo } from '#domain/lead/unsubscribe.ts'
import { isGatewayError } from '#gateways/gateway-error.ts'
import type { Mail } from '#gateways/mail/mail.ts'
import type { Site } from '#site/site.ts'
import type { AlertMail } from '#storage/alert/alert-mails.ts'
import type { StoredAlert } from '#storage/alert/alerts.ts'
import { type AlertMailView, alertNewsMail, confirmAlertMail, type MailedNews } from '#views/mail/alert-mail.ts'
import type { Later } from '../later.ts'
import type { Platform } from '../platform.ts'
import { alertToken } from './alert-token.ts'

export type SentAlertMail = 'sent' | 'nothing to say' | 'failed' | 'not due' | 'unknown site'

/**
 * ALERT-1, ALERT-2: makes one attempt at a mail and records it. Like a lead's delivery it claims its row first, so two
 * attempts never overlap, and every attempt has the same message id. The mail is written at each attempt from the stock
 * of that moment: a car that was sold meanwhile is not in it.
 */
export async function sendAlertMail(
  platform: Platform,
  { siteSlug, mailId }: Later['send-alert-mail'],
): Promise<SentAlertMail> {
  const site = platform.siteBySlug(siteSlug)
  if (!site) return 'unknown site'
  const { alertMails } = platform.storage.forSite(site)
  const now = platform.clock.now()
  const mail = await alertMails.claim(mailId, now, new Date(now.getTime() + CLAIM_MS))
  if (mail === null) return 'not due'
  const facts = { site: site.slug, mail: mail.id, kind: mail.kind }
  try {
    const content = site.alerts.enabled ? await CONTENT[mail.kind](platform, site, mail, now) : null
    if (content === null) {
      await alertMails.record(mail.id, 'dead', null)
      platform.log.info('alert mail has nothing to say', facts)
      return 'nothing to say'
    }
    await platform.mailer.send({ ...envelope(site, mail), ...content })
  } catch (error) {
    const refused = isGatewayError(error) && error.permanent
    const failed = { kind: 'confirmation', refused, attempts: mail.attempts + 1, since: mail.createdAt } as const
    const { retryAt } = deliveryVerdict(failed, platform.clock.now())
    await alertMails.record(mail.id, retryAt === null ? 'dead' : 'failed', retryAt)
    platform.log.warn('alert mail not sent', { ...facts, givenUp: retryAt === null })
    return 'failed'
  }
  await alertMails.record(mail.id, 'sent', null)
  platform.log.info('alert mail sent', facts)
  return 'sent'
}

/** Longer than the timeout of a mail (gateways/mail/smtp.ts). */
const CLAIM_MS = 120_000

/** Id of a mail; `people erase` finds stored mails by it (H8). */
export function alertMailId(mailId: string): string {
  return `alert-${mailId}`
}

type Content = AlertMailView & Pick<Mail, 'unsubscribe'>
type Write = (platform: Platform, site: Site, mail: AlertMail, now: Date) => Promise<Content | null>

/** What each kind of mail says now; null if there is nothing to say any more. */
const CONTENT: Readonly<Record<AlertMail['kind'], Write>> = {
  confirm: async (platform, site, { alertId }) => {
    const alert = await platform.storage.forSite(site).alerts.find(alertId)
    if (alert === null || alertState(alert) === 'ended') return null
    const confirmHref = `${alert.origin}${confirmAlertPath(alertToken(platform, site, 'confirm', alert.id))}`
    return confirmAlertMail({ wording: alert.consent.wording, confirmHref }, site)
  },
  news: async (platform, site, mail, now) => {
    const { alerts, marketingEnds } = platform.storage.forSite(site)
    const endedAt = await marketingEnds.endedAt(mail.email)
    const live = (await alerts.live(mail.email)).filter((alert) => mayStillBeSent(alert, endedAt))
    const cars = await carsOf(platform, site, mail, live, now)
    const [first] = live
    if (cars.length === 0 || first === undefined) return null
    const { origin } = live.at(-1) ?? first
    const endHref = `${origin}${endAlertPath(alertToken(platform, site, 'end', first.id))}`
    return { ...alertNewsMail(cars, { origin, endHref }, site), unsubscribe: endHref }
  },
}

/** LAW-4: an address that ended the site's messages after it confirmed an alert gets no more of it. */
function mayStillBeSent({ confirmedAt }: StoredAlert, endedAt: string | null): boolean {
  return mayBeWrittenTo(confirmedAt && { at: confirmedAt.toISOString() }, endedAt)
}

/** ALERT-2: the cars whose news is still true, each once, with its first reason. */
async function carsOf(
  platform: Platform,
  site: Site,
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
