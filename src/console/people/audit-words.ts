import { type ClockPlace, timeInFigures, timeOfDay } from '#domain/date/local-time.ts'
import type { readAudit } from '#operations/staff/read-audit.ts'

type AuditEvent = Awaited<ReturnType<typeof readAudit>>[number]

/** A row of the audit log as a person reads it. */
export interface AuditWords {
  readonly who: string
  readonly how: string
  readonly what: string
  readonly after: string
}

/**
 * S3-15: a sign-in in plain words; null: another action. Nobody knows who typed a wrong
 * password, so its row names the account alone.
 */
export function signInWords({ action, by, after }: AuditEvent, place: ClockPlace): AuditWords | null {
  const refused = REFUSED.get(action)
  const facts = factsOf(after)
  if (refused !== undefined) {
    const where = facts.isKnown ? 'on a device in which this person signed in before' : 'on a new device'
    return {
      who: `Someone, as ${by.name}`,
      how: 'Not signed in',
      what: refused,
      after: [where, moreText(facts, place)].filter((text) => text !== '').join(', '),
    }
  }
  const phrase = DONE.get(action)
  if (phrase === undefined) return null
  return { who: by.name, how: '', what: phrase, after: WAYS.get(facts.with ?? '') ?? '' }
}

const REFUSED = new Map([
  ['account.wrong-password', 'Wrong password'],
  ['account.wrong-code', 'Wrong code or passkey'],
  ['account.wait', 'Too many tries: sign-in has to wait'],
])

const DONE = new Map([
  ['account.sign-in', 'Signed in'],
  ['account.sign-out', 'Signed out'],
  ['account.recovery-code', 'Used a recovery code'],
  ['account.wait-lifted', 'Ended the wait of a person at sign-in'],
])

const WAYS = new Map([
  ['password', 'with the password'],
  ['app', 'with a code of the app'],
  ['passkey', 'with a passkey'],
  ['recovery-code', 'with a recovery code'],
])

interface Facts {
  readonly isKnown?: boolean
  readonly with?: string
  readonly more?: number
  readonly from?: string
  readonly until?: string
}

/** What `note-sign-in` wrote. */
function factsOf(after: unknown): Facts {
  return typeof after === 'object' && after !== null ? after : {}
}

/** The tries of a quarter of an hour after its first, which has a row of its own. */
function moreText({ more, from, until }: Facts, place: ClockPlace): string {
  if (more === undefined || from === undefined || until === undefined) return ''
  return `${more} more from ${timeInFigures(new Date(from), place)} to ${timeOfDay(new Date(until), place)}`
}
