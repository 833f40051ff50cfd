import { cutText } from '../cut-text.ts'

/** INBOX-2: the stages of a conversation. */
export const STAGES = ['new', 'contacted', 'appointment', 'negotiating', 'won', 'lost', 'junk'] as const
export type Stage = (typeof STAGES)[number]

/** INBOX-2: stages that end a conversation; it can be reopened. */
export const CLOSED_STAGES = ['won', 'lost', 'junk'] as const satisfies readonly Stage[]

/** Reasons that the console offers; a person may write another one. */
export const REASONS: Readonly<Partial<Record<Stage, readonly string[]>>> = {
  lost: ['Bought elsewhere', 'Price', 'Car sold', 'No finance', 'No answer', 'Changed their mind', 'Too far away'],
  junk: ['Spam', 'Duplicate', 'Wrong number', 'Not a buyer', 'Test'],
}

export type StageChange =
  | { readonly ok: true; readonly stage: Stage; readonly reason: string | null; readonly reopens: boolean }
  | { readonly ok: false; readonly reason: 'same' | 'never-new-again' | 'reason-missing' }

/** Whether staff still work on a conversation in this stage. */
export function isOpen(stage: Stage): boolean {
  return !(CLOSED_STAGES as readonly Stage[]).includes(stage)
}

/**
 * INBOX-2: checks a change of stage. Lost and junk need a reason; other stages have none. A conversation is new only
 * until the first action, so no change leads back there.
 */
export function changeStage(from: Stage, to: Stage, reason: string | null = null): StageChange {
  const why = reason?.trim() || null
  if (from === to) return { ok: false, reason: 'same' }
  if (to === 'new') return { ok: false, reason: 'never-new-again' }
  if (REASONS[to] === undefined) return { ok: true, stage: to, reason: null, reopens: !isOpen(from) && isOpen(to) }
  return why === null
    ? { ok: false, reason: 'reason-missing' }
    : { ok: true, stage: to, reason: cutText(why, REASON_LENGTH), reopens: false }
}

const REASON_LENGTH = 200
