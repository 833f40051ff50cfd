import type { AlertKind } from '#domain/alert/alert.ts'
import { alertFields } from '#domain/alert/alert-form.ts'
import { type AlertWay, WAY_FIELD } from '#domain/alert/alert-way.ts'
import { ALERT_LINKS, alertWording } from '#domain/alert/alert-wording.ts'
import type { LeadField } from '#domain/form/field-description.ts'
import type { RegionCode } from '#domain/region.ts'
import type { Trade } from '#domain/trade.ts'
import * as words from '#words/alert.ts'
import { say } from '#words/say.ts'
import { type NoticeSite, type PrivacyNotice, privacyNotice } from '../lead-page/privacy-notice.ts'

/** ALERT-1: the form's page. */
export interface AlertFormView {
  readonly way: AlertWay
  /** ALERT-5: mail or text message, each its own address; null where the site sends mails alone. */
  readonly ways:
    | readonly { readonly way: AlertWay; readonly label: string; readonly href: string; readonly isChosen: boolean }[]
    | null
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
  { way, address }: { readonly way: AlertWay; readonly address: URL | null } = { way: 'mail', address: null },
): AlertFormView {
  return {
    way,
    ways: address && ways().map((each) => ({ ...each, href: hrefOf(address, each.way), isChosen: each.way === way })),
    heading: say(ALERT_LINKS[kind]),
    subject: label,
    wording: alertWording(kind, label, way),
    fields: alertFields(site.region, way),
    notice: privacyNotice(site, way === 'text' ? say(words.sendTheseTexts) : say(words.sendTheseEmails)),
    back: { href, label: kind === 'search' ? say(words.backResults) : say(words.backCar) },
  }
}

const ways = () =>
  [
    { way: 'mail', label: say(words.byEmail) },
    { way: 'text', label: say(words.byText) },
  ] as const

/** The form's own address with the other way. */
function hrefOf({ pathname, searchParams }: URL, way: AlertWay): string {
  const params = new URLSearchParams(searchParams)
  params.delete(WAY_FIELD)
  if (way === 'text') params.set(WAY_FIELD, way)
  const query = params.toString()
  return query === '' ? pathname : `${pathname}?${query}`
}
