import type { AlertKind } from './alert.ts'

/** ALERT-1: the links that lead to each form. */
export const ALERT_LINKS: Readonly<Record<AlertKind, string>> = {
  search: 'Tell me about cars like this',
  price: 'Tell me if the price drops',
  free: 'Email me if it becomes available',
}

interface Wording {
  /** After 'Email me '; the consent that is stored (LAW-4). */
  readonly wish: (subject: string) => string
}

const WORDINGS: Readonly<Record<AlertKind, Wording>> = {
  search: { wish: (subject) => `when cars like this come in, become available or get cheaper: ${subject}` },
  price: { wish: (subject) => `if the price of this car drops: ${subject}` },
  free: { wish: (subject) => `if this car becomes available: ${subject}` },
}

/** ALERT-1: the wording of the consent, as the form shows it and the database stores it. */
export function alertWording(kind: AlertKind, subject: string): string {
  return `Email me, once a day at most, ${WORDINGS[kind].wish(subject)}.`
}
