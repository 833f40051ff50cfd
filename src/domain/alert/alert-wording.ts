import * as words from '#words/alert.ts'
import { say } from '#words/say.ts'
import type { Word } from '#words/word.ts'
import type { AlertKind } from './alert.ts'
import type { AlertWay } from './alert-way.ts'

/** ALERT-1: the links that lead to each form. */
export const ALERT_LINKS: Readonly<Record<AlertKind, string>> = {
  search: words.saveThisSearch,
  price: words.tellIfPriceDrops,
  free: words.emailIfAvailable,
}

/** After 'Email me ' or 'Text me '. */
const WISHES = {
  search: words.wishSearch,
  price: words.wishPrice,
  free: words.wishFree,
} as const satisfies Readonly<Record<AlertKind, Word>>

/** ALERT-1: the wording of the consent, as the form shows it and the database stores it (LAW-4). */
export function alertWording(kind: AlertKind, subject: string, way: AlertWay = 'mail'): string {
  return say(way === 'text' ? words.onceDayText : words.onceDayMail, { wish: say(WISHES[kind], { subject }) })
}
