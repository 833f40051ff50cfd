import { cutText } from '../cut-text.ts'
import { LONGEST_LINE } from './longest-texts.ts'

/** INBOX-2: the stages of a conversation. */
export const STAGES = ['new', 'contacted', 'appointment', 'negotiating', 'won', 'lost', 'junk'] as const
export type Stage = (typeof STAGES)[number]

/** INBOX-2: stages that end a conversation; it can be reopened. */
export const CLOSED_STAGES = ['won', 'lost', 'junk'] as const satisfies readonly Stage[]

/** Stages that need a reason. Of lost it is one of the site's own list (SALES-10); of junk any words will do. */
const WITH_REASON: readonly Stage[] = ['lost', 'junk']

/** Reasons that the console offers for junk; a person may write another one. */
export const JUNK_REASONS = ['Spam', 'Duplicate', 'Wrong number', 'Not a buyer', 'Test'] as const

export type StageChange =
  | { readonly ok: true; readonly stage: Stage; readonly reason: string | null; readonly reopens: boolean }
  | { readonly ok: false; readonly reason: 'same' | 'never-new-again' | 'reason-missing' | 'reason-unknown' }

/** Where a conversation is before a change. */
export interface StageNow {
  readonly stage: Stage
  readonly reason: string | null
}

/** Whether staff still work on a conversation in this stage. */
export function isOpen(stage: Stage): boolean {
  return !(CLOSED_STAGES as readonly Stage[]).includes(stage)
}

/**
 * INBOX-2: checks a change of stage. Lost and junk need a reason; other stages have none. A conversation is new only
 * until the first action, so no change leads back there but the undo of that action. SALES-10: of `lost` the reason is
 * one of `lostReasons`, so that the reports can count it, and a wrong one can be corrected.
 */
export function changeStage(
  { stage: from, reason: before }: StageNow,
  to: Stage,
  reason: string | null,
  lostReasons: readonly string[],
): StageChange {
  const why = reason?.trim() || null
  if (from === to && (to !== 'lost' || why === null || why === before)) return { ok: false, reason: 'same' }
  if (to === 'new') return { ok: false, reason: 'never-new-again' }
  if (!WITH_REASON.includes(to)) return { ok: true, stage: to, reason: null, reopens: !isOpen(from) && isOpen(to) }
  if (why === null) return { ok: false, reason: 'reason-missing' }
  if (to === 'lost' && !lostReasons.includes(why)) return { ok: false, reason: 'reason-unknown' }
  return { ok: true, stage: to, reason: cutText(why, LONGEST_LINE), reopens: false }
}
