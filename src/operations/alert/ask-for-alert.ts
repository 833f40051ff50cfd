import { randomUUID } from 'node:crypto'
import { MOST_ALERTS } from '#domain/alert/alert.ts'
import { alertSchema } from '#domain/alert/alert-form.ts'
import { alertWording } from '#domain/alert/alert-wording.ts'
import { fieldErrors } from '#domain/form/field-errors.ts'
import { FIX_ERRORS, type FieldErrors } from '#domain/form/form-faults.ts'
import { inTrade } from '#domain/trade.ts'
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
  const checked = alertSchema(site.region).safeParse(input)
  if (!checked.success) return { ok: false, message: FIX_ERRORS, fields: fieldErrors(checked.error) }
  const { email, website } = checked.data
  if (website) return { ok: true }
  if (!(await platform.spending.mailTo(email)).ok) return refused(TOO_MANY)
  if (!(await platform.spending.spend('buyer-mails', site.slug)).ok) return refused(NO_MAIL_NOW)

  const { alerts, alertMails, transaction } = platform.storage.forSite(site)
  await transaction(async (within) => {
    const open = await alerts.lockOpen(email, within)
    const isKnown = open.some(({ kind, subject }) => kind === wish.kind && subject === wish.subject)
    if (!isKnown && open.length >= MOST_ALERTS) {
      platform.log.warn('alert not stored', { site: site.slug, reason: 'the address has the most alerts' })
      return
    }
    const { kind, subject, label, search, carId } = wish
    const wording = inTrade(alertWording(kind, label), site.search)
    const consent = { wording, page: new URL(page, origin).href, at: now.toISOString() }
    const asked = { id: randomUUID(), kind, email, subject, label, search, carId, origin, consent, askedAt: now }
    const alertId = await alerts.ask(asked, within)
    if (await alertMails.hasWaiting(alertId, within)) return
    const mailId = randomUUID()
    const mail = { id: mailId, kind: 'confirm', email, alertId, finds: [], createdAt: now } as const
    await alertMails.add(mail, within)
    await platform.defer('send-alert-mail', { siteSlug: site.slug, mailId }, within)
    platform.log.info('alert asked for', { site: site.slug, alert: alertId, kind })
  })
  return { ok: true }
}

/** About any address, known or not: both limits count before the site looks the address up. */
const TOO_MANY = 'This address has had as many emails as we may send it for now. Please try again tomorrow.'
const NO_MAIL_NOW = 'We can’t send emails right now. Please try again in an hour.'

function refused(message: string): AskedForAlert {
  return { ok: false, message, fields: { email: [message] } }
}
