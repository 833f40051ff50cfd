import type { LeadPayload } from '../lead/lead.ts'
import { isOpen, type Stage } from './stage.ts'

/** INBOX-1: what identifies a person on a site; null where the lead has none. */
export interface PersonKeys {
  /** E.164. */
  readonly phone: string | null
  /** Lower case. */
  readonly email: string | null
}

/** A conversation that has a lead of the same person. */
export interface KnownConversation {
  readonly id: string
  readonly stage: Stage
  /** Arrival of its latest lead. */
  readonly lastLeadAt: Date
}

/** INBOX-1: the keys of a lead's sender. */
export function personKeys({ phone, email }: Pick<LeadPayload, 'phone' | 'email'>): PersonKeys {
  return { phone: phone.trim() || null, email: email.trim().toLowerCase() || null }
}

/**
 * INBOX-1: the conversation that a lead joins: the person's latest open one, if its last lead came within 24 hours. Null:
 * the lead begins a conversation, a row of its own in the list.
 */
export function joinedConversation(arrivedAt: Date, ofPerson: readonly KnownConversation[]): string | null {
  const open = ofPerson.filter(
    ({ stage, lastLeadAt }) => isOpen(stage) && Math.abs(arrivedAt.getTime() - lastLeadAt.getTime()) <= JOINS_WITHIN_MS,
  )
  const latest = open.toSorted((one, other) => other.lastLeadAt.getTime() - one.lastLeadAt.getTime())[0]
  return latest?.id ?? null
}

/** INBOX-1: hours after its last lead in which a conversation takes another one. */
export const JOINS_WITHIN_HOURS = 24
const JOINS_WITHIN_MS = JOINS_WITHIN_HOURS * 60 * 60_000
