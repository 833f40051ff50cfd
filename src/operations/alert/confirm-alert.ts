import type { AlertKind } from '#domain/alert/alert.ts'
import { alertState } from '#domain/alert/alert.ts'
import { searchKeys } from '#domain/alert/alert-keys.ts'
import { endAlertPath } from '#domain/alert/alert-path.ts'
import { vehiclePath } from '#domain/paths.ts'
import type { Site } from '#site/site.ts'
import type { StoredAlert } from '#storage/alert/alerts.ts'
import type { Platform } from '../platform.ts'
import type { SiteRequest } from '../site-request.ts'
import { alertOfToken, alertToken } from './alert-token.ts'
import { alertFilters } from './search-filters.ts'

/** The page that the mail's link opens. */
export interface ConfirmView {
  readonly kind: AlertKind
  readonly label: string
  readonly state: ReturnType<typeof alertState>
  /** The listing or the car's page. */
  readonly href: string
  readonly endHref: string
}

/** ALERT-1: shows what is to be confirmed. A mail reader that follows links confirms nothing. */
export async function showConfirmation(request: SiteRequest, token: string): Promise<ConfirmView | null> {
  const { platform, site } = request
  const alert = await alertOfToken(platform, site, 'confirm', token)
  return alert && viewOf(platform, site, alert)
}

/** ALERT-1: confirms an alert; from now on it is matched. Idempotent; an ended alert stays ended. */
export async function confirmAlert(request: SiteRequest, token: string): Promise<ConfirmView | null> {
  const { platform, site, now } = request
  const alert = await alertOfToken(platform, site, 'confirm', token)
  if (alert === null) return null
  if (alertState(alert) === 'unconfirmed') {
    const { alerts, transaction } = platform.storage.forSite(site)
    const keys = alert.search === null ? [] : searchKeys(alertFilters(site, alert.search, now).filters)
    await transaction((within) => alerts.confirm(alert.id, keys, now, within))
    platform.log.info('alert confirmed', { site: site.slug, alert: alert.id })
  }
  const current = await platform.storage.forSite(site).alerts.find(alert.id)
  return current && viewOf(platform, site, current)
}

async function viewOf(platform: Platform, site: Site, alert: StoredAlert): Promise<ConfirmView> {
  const { kind, label } = alert
  const car = alert.carId === null ? null : await platform.storage.forSite(site).cars.findById(alert.carId)
  const href = alert.search === null ? (car ? vehiclePath(car.slug) : '/search') : alert.subject
  const endHref = endAlertPath(alertToken(platform, site, 'end', alert.id))
  return { kind, label, state: alertState(alert), href, endHref }
}
