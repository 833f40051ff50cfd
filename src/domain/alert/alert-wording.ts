import * as words from '#words/alert.ts'
import type { AlertKind } from './alert.ts'
import type { AlertWay } from './alert-way.ts'

/** ALERT-1: the links that lead to each form. */
export const ALERT_LINKS: Readonly<Record<AlertKind, string>> = {
  search: words.saveThisSearch,
  price: words.tellIfPriceDrops,
  free: words.emailIfAvailable,
}

interface Wording {
  /** After 'Email me ' or 'Text me '; the consent that is stored (LAW-4). */
  readonly wish: (subject: string) => string
}

const WORDINGS: Readonly<Record<AlertKind, Wording>> = {
  search: { wish: (subject) => `when cars like this come in, become available or get cheaper: ${subject}` },
  price: { wish: (subject) => `if the price of this car drops: ${subject}` },
  free: { wish: (subject) => `if this car becomes available: ${subject}` },
}

/** ALERT-1: the wording of the consent, as the form shows it and the database stores it. */
export function alertWording(kind: AlertKind, subject: string, way: AlertWay = 'mail'): string {
  return `${way === 'text' ? 'Text' : 'Email'} me, once a day at most, ${WORDINGS[kind].wish(subject)}.`
}
