import type { AlertKind } from '#domain/alert/alert.ts'
import { alertState } from '#domain/alert/alert.ts'
import { searchKeys } from '#domain/alert/alert-keys.ts'
import { endAlertPath } from '#domain/alert/alert-path.ts'
import { type AlertWay, alertWayOf } from '#domain/alert/alert-way.ts'
import { vehiclePath } from '#domain/paths.ts'
import type { Visitor } from '#domain/visitor/visitor.ts'
import type { StoredAlert } from '#storage/alert/alerts.ts'
import { buyerToken } from '../buyer-link.ts'
import type { SiteRequest } from '../site-request.ts'
import { alertOfToken } from './alert-of-token.ts'
import { alertFilters } from './search-filters.ts'

/** The page that the mail's link opens. */
export interface ConfirmView {
  readonly kind: AlertKind
  readonly way: AlertWay
  readonly label: string
  readonly state: ReturnType<typeof alertState>
  /** The listing or the car's page. */
  readonly href: string
  readonly endHref: string
}

/** ALERT-1: shows what is to be confirmed. A mail reader that follows links confirms nothing. */
export async function showConfirmation(request: SiteRequest, token: string): Promise<ConfirmView | null> {
  const alert = await alertOfToken(request, 'alert confirm', token)
  return alert && viewOf(request, alert)
}

/**
 * ALERT-1: confirms an alert; from now on it is matched. Idempotent; an ended alert stays ended. Who is signed in proves
 * the address as theirs: their own page lists its alerts (GARAGE-1).
 */
export async function confirmAlert(
  request: SiteRequest,
  token: string,
  visitor: Visitor | null = null,
): Promise<ConfirmView | null> {
  const { platform, site, now } = request
  const alert = await alertOfToken(request, 'alert confirm', token)
  if (alert === null) return null
  if (alertState(alert) === 'unconfirmed') {
    const { alerts, transaction } = platform.storage.forSite(site)
    const keys = alert.search === null ? [] : searchKeys(alertFilters(site, alert.search, now).filters)
    const by = alertWayOf(alert.email) === 'mail' ? (visitor?.phone ?? null) : null
    await transaction((within) => alerts.confirm({ id: alert.id, keys, by, at: now }, within))
    platform.log.info('alert confirmed', { site: site.slug, alert: alert.id })
  }
  const current = await platform.storage.forSite(site).alerts.find(alert.id)
  return current && viewOf(request, current)
}

async function viewOf({ platform, site }: SiteRequest, alert: StoredAlert): Promise<ConfirmView> {
  const { kind, label } = alert
  const car = alert.carId === null ? null : await platform.storage.forSite(site).cars.findById(alert.carId)
  const href = alert.search === null ? (car ? vehiclePath(car.slug) : '/search') : alert.subject
  const endHref = endAlertPath(buyerToken(platform, site, 'alert end', alert.id))
  return { kind, way: alertWayOf(alert.email), label, state: alertState(alert), href, endHref }
}
