import type { AlertKind } from '#domain/alert/alert.ts'
import { alertFields } from '#domain/alert/alert-form.ts'
import { ALERT_LINKS, alertWording } from '#domain/alert/alert-wording.ts'
import type { LeadField } from '#domain/form/field-description.ts'
import type { RegionCode } from '#domain/region.ts'
import { inTrade, type Trade } from '#domain/trade.ts'
import { type NoticeSite, type PrivacyNotice, privacyNotice } from '../lead-page/privacy-notice.ts'

/** ALERT-1: the form's page. */
export interface AlertFormView {
  readonly heading: string
  /** 'Toyota HiLux, Diesel', '2021 Toyota HiLux SR5' */
  readonly subject: string
  /** What the person agrees to; the words are stored. */
  readonly wording: string
  readonly fields: readonly LeadField[]
  readonly notice: PrivacyNotice
  readonly back: { readonly href: string; readonly label: string }
}

/** Site fields that the form depends on. A `Site` is one. */
export interface AlertFormSite extends NoticeSite {
  readonly region: RegionCode
  readonly search: Trade
}

export function alertFormView(
  { kind, label, href }: { readonly kind: AlertKind; readonly label: string; readonly href: string },
  site: AlertFormSite,
): AlertFormView {
  return {
    heading: inTrade(ALERT_LINKS[kind], site.search),
    subject: label,
    wording: inTrade(alertWording(kind, label), site.search),
    fields: alertFields(site.region),
    notice: privacyNotice(site, 'to send you these emails'),
    back: { href, label: kind === 'search' ? 'Back to the results' : inTrade('Back to the car', site.search) },
  }
}
