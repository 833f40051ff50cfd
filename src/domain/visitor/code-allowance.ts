/** How many codes may be sent to a number within CODES_WINDOW_MINUTES (GARAGE-2). */
export const CODES_OF_A_NUMBER = 5
export const CODES_WINDOW_MINUTES = 60

/** The codes of a number that count against it. */
export interface AskedCodes {
  /** When the first of them was asked for. */
  readonly since: Date
  readonly count: number
}

export type CodeAllowance =
  | { readonly ok: true; readonly asked: AskedCodes }
  | { readonly ok: false; readonly retryAfterSeconds: number }

/** GARAGE-2: whether another code may go to a number, and how the count stands then. */
export function codeAllowance(before: AskedCodes | null, now: Date): CodeAllowance {
  const until = before === null ? 0 : before.since.getTime() + CODES_WINDOW_MINUTES * 60_000
  if (before === null || now.getTime() >= until) return { ok: true, asked: { since: now, count: 1 } }
  if (before.count < CODES_OF_A_NUMBER) return { ok: true, asked: { since: before.since, count: before.count + 1 } }
  return { ok: false, retryAfterSeconds: Math.ceil((until - now.getTime()) / 1000) }
}
