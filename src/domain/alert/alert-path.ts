import type { AlertKind } from './alert.ts'
import type { AlertWay } from './alert-way.ts'

/** ALERT-1: the form for a listing, whose path and query follow: '/alerts/search/toyota?fuel=Diesel'. */
export function searchAlertPath(listingHref: string): string {
  return `/alerts${listingHref}`
}

/** ALERT-1: the form for a car. */
export function carAlertPath(kind: Exclude<AlertKind, 'search'>, carSlug: string): string {
  return `/alerts/${kind}/${encodeURIComponent(carSlug)}`
}

/** The page that the mail's link opens. */
export function confirmAlertPath(token: string): string {
  return `/alerts/confirm/${encodeURIComponent(token)}`
}

/** ALERT-2: the page that ends alerts, and the address of the one-click unsubscribe. */
export function endAlertPath(token: string): string {
  return `/alerts/end/${encodeURIComponent(token)}`
}

/** Shown after the form. */
export function alertAskedPath(way: AlertWay): string {
  return way === 'text' ? '/alerts/asked?by=text' : '/alerts/asked'
}
