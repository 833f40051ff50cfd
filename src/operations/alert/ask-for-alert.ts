import { randomUUID } from 'node:crypto'
import { MOST_ALERTS } from '#domain/alert/alert.ts'
import { alertSchema, textAlertSchema } from '#domain/alert/alert-form.ts'
import { type AlertWay, alertWayFrom, WAY_FIELD } from '#domain/alert/alert-way.ts'
import { alertWording } from '#domain/alert/alert-wording.ts'
import { fieldErrors } from '#domain/form/field-errors.ts'
import { type FieldErrors, fixErrors } from '#domain/form/form-faults.ts'
import { canBeAnswered } from '#domain/inbox/text-message.ts'
import type { RegionCode } from '#domain/region.ts'
import type { Site } from '#site/site.ts'
import * as words from '#words/alert.ts'
import { say } from '#words/say.ts'
import type { SiteRequest } from '../site-request.ts'
import type { AlertWish } from './alert-wish.ts'

export type AskedForAlert =
  | { readonly ok: true }
  | { readonly ok: false; readonly message: string; readonly fields: FieldErrors }

/**
 * ALERT-1: stores an unconfirmed alert with its consent, and the one mail that asks for a confirmation, in one
 * transaction. The answer is the same for an address that the site knows and one that it does not. A filled trap
 * (FORM-2) gets the same answer and nothing is stored.
 */
export async function askForAlert(
  { platform, site, now, origin }: SiteRequest,
  wish: AlertWish,
  input: Readonly<Record<string, unknown>>,
  page: string,
): Promise<AskedForAlert> {
  const way = wayOf(site, input)
  const checked = addressOf(site.region, way, input)
  if ('fields' in checked) return { ok: false, message: fixErrors(), fields: checked.fields }
  const { address: email, isTrapped } = checked
  if (isTrapped) return { ok: true }
  const { field, tooMany, notNow, budget } = WAYS[way]
  if (!(await platform.spending.mailTo(email)).ok) return refused(field, say(tooMany))
  if (!(await platform.spending.spend(budget, site.slug)).ok) return refused(field, say(notNow))

  const { alerts, alertMails, transaction } = platform.storage.forSite(site)
  await transaction(async (within) => {
    const open = await alerts.lockOpen(email, within)
    const isKnown = open.some(({ kind, subject }) => kind === wish.kind && subject === wish.subject)
    if (!isKnown && open.length >= MOST_ALERTS) {
      platform.log.warn('alert not stored', { site: site.slug, reason: 'the address has the most alerts' })
      return
    }
    const { kind, subject, label, search, carId } = wish
    const wording = alertWording(kind, label, way)
    const consent = { wording, page: new URL(page, origin).href, at: now.toISOString() }
    const newAlert = { id: randomUUID(), kind, email, subject, label, search, carId, origin, consent, askedAt: now }
    const alertId = await alerts.ask(newAlert, within)
    if (await alertMails.hasWaiting(alertId, within)) return
    const mailId = randomUUID()
    const mail = { id: mailId, kind: 'confirm', email, alertId, finds: [], createdAt: now } as const
    await alertMails.add(mail, within)
    await platform.storage.forSite(site).notifyDue('alert-mail', mailId, within)
    platform.log.info('alert asked for', { site: site.slug, alert: alertId, kind })
  })
  return { ok: true }
}

/** About any address, known or not: both limits count before the site looks the address up. */
const WAYS = {
  mail: {
    field: 'email',
    budget: 'buyer-mails',
    tooMany: words.tooManyEmails,
    notNow: words.noEmailsNow,
  },
  text: {
    field: 'phone',
    budget: 'buyer-texts',
    tooMany: words.tooManyTexts,
    notNow: words.noTextsNow,
  },
} as const

/** ALERT-5: text messages only where the site has a sender that buyers can answer. */
function wayOf(site: Site, input: Readonly<Record<string, unknown>>): AlertWay {
  return canBeAnswered(site.delivery.textSender) ? alertWayFrom(input[WAY_FIELD]) : 'mail'
}

function addressOf(region: RegionCode, way: AlertWay, input: Readonly<Record<string, unknown>>) {
  if (way === 'text') {
    const checked = textAlertSchema(region).safeParse(input)
    if (!checked.success) return { fields: fieldErrors(checked.error) }
    return { address: checked.data.phone, isTrapped: Boolean(checked.data.website) }
  }
  const checked = alertSchema(region).safeParse(input)
  if (!checked.success) return { fields: fieldErrors(checked.error) }
  return { address: checked.data.email, isTrapped: Boolean(checked.data.website) }
}

function refused(field: string, message: string): AskedForAlert {
  return { ok: false, message, fields: { [field]: [message] } }
}
