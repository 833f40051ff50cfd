import type { StaffAction } from '../staff/roles.ts'

/** Rights that a key of the API may have, as the console names them. A key that changes leads reads them too. */
export const API_RIGHTS = {
  'lead.read': 'Read conversations',
  'lead.stage': 'Set stages',
  'lead.reply': 'Add notes and calls, and answer buyers by mail',
  'lead.assign': 'Assign to people',
  'feed.push': 'Send cars',
} as const satisfies Readonly<Partial<Record<StaffAction, string>>>
export type ApiRight = keyof typeof API_RIGHTS

export function isApiRight(text: string): text is ApiRight {
  return Object.hasOwn(API_RIGHTS, text)
}

/** Days that a key may work, as the console offers them; null: until it is revoked. */
export const KEY_DAYS = [90, 365, 30, null] as const

/** Calls that a key may make in a minute, by what they count as: a stock system sends a car a call. */
export const CALLS_PER_MINUTE = { lead: 120, car: 600 } as const

/** What a call counts as. */
export function callKind(right: ApiRight): keyof typeof CALLS_PER_MINUTE {
  return right === 'feed.push' ? 'car' : 'lead'
}
