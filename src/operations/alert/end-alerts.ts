import { type AlertWay, alertWayOf, maskedNumber } from '#domain/alert/alert-way.ts'
import { maskedEmail } from '#domain/lead/unsubscribe.ts'
import type { StoredAlert } from '#storage/alert/alerts.ts'
import type { SiteRequest } from '../site-request.ts'
import { alertOfToken } from './alert-of-token.ts'

/** The page that ends alerts. */
export interface EndView {
  readonly way: AlertWay
  /** Masked, because the link may have been forwarded. */
  readonly email: string
  readonly alerts: readonly { readonly id: string; readonly label: string; readonly kind: StoredAlert['kind'] }[]
}

/** ALERT-2: shows the address's alerts without ending any. Null if the link is not ours or its alert is deleted. */
export async function showEnding(request: SiteRequest, token: string): Promise<EndView | null> {
  const { platform, site } = request
  const alert = await alertOfToken(request, 'alert end', token)
  if (alert === null) return null
  const live = await platform.storage.forSite(site).alerts.live(alert.email)
  const way = alertWayOf(alert.email)
  const email = way === 'text' ? maskedNumber(alert.email) : maskedEmail(alert.email)
  return { way, email, alerts: live.map(({ id, label, kind }) => ({ id, label, kind })) }
}

/**
 * ALERT-2: ends one alert of the link's address, or all with `only` null, those that wait for a confirmation included.
 * Idempotent.
 */
export async function endAlerts(request: SiteRequest, token: string, only: string | null): Promise<EndView | null> {
  const { platform, site, now } = request
  const alert = await alertOfToken(request, 'alert end', token)
  if (alert === null) return null
  const { alerts, transaction } = platform.storage.forSite(site)
  const ended = await transaction(async (within) => {
    const open = await alerts.lockOpen(alert.email, within)
    const ids = open.map(({ id }) => id).filter((id) => only === null || id === only)
    if (ids.length > 0) await alerts.end(ids, now, within)
    return ids.length
  })
  platform.log.info('alerts ended', { site: site.slug, alerts: ended })
  return showEnding(request, token)
}
