import { randomUUID } from 'node:crypto'
import { alertState } from '#domain/alert/alert.ts'
import { alertWayOf } from '#domain/alert/alert-way.ts'
import type { SiteRequest } from '../site-request.ts'

/** H4-4: mails a new link about an alert to its address; false if there is nothing that a link could do. */
export async function renewAlertLink(
  { platform, site, now }: SiteRequest,
  asked: 'confirm' | 'link',
  alertId: string,
): Promise<boolean> {
  const { alerts, alertMails, transaction } = platform.storage.forSite(site)
  const alert = await alerts.find(alertId)
  if (alert === null || alertWayOf(alert.email) !== 'mail') return false
  const state = alertState(alert)
  // Mails of an alert that waits for its buyer's yes have nothing to end yet.
  const kind = state === 'unconfirmed' ? 'confirm' : asked
  if (state === 'ended' || (kind === 'confirm' && state !== 'unconfirmed')) return false
  await transaction(async (within) => {
    const mailId = randomUUID()
    await alertMails.add({ id: mailId, kind, email: alert.email, alertId, finds: [], createdAt: now }, within)
    await platform.storage.forSite(site).notifyDue('alert-mail', mailId, within)
  })
  return true
}
