/** GARAGE-2: maximum number of codes sent to a phone number within CODES_WINDOW_MINUTES. */
export const CODES_OF_A_NUMBER = 5
export const CODES_WINDOW_MINUTES = 60

/** Codes of a number that count towards the limit. */
export interface CodeCount {
  /** Time of the first one. */
  readonly since: Date
  readonly count: number
}

export type CodeAllowance =
  | { readonly ok: true; readonly asked: CodeCount }
  | { readonly ok: false; readonly retryAfterSeconds: number }

/** GARAGE-2: whether another code may be sent to a number, and the count including it. */
export function codeAllowance(before: CodeCount | null, now: Date): CodeAllowance {
  const until = before === null ? 0 : before.since.getTime() + CODES_WINDOW_MINUTES * 60_000
  if (before === null || now.getTime() >= until) return { ok: true, asked: { since: now, count: 1 } }
  if (before.count < CODES_OF_A_NUMBER) return { ok: true, asked: { since: before.since, count: before.count + 1 } }
  return { ok: false, retryAfterSeconds: Math.ceil((until - now.getTime()) / 1000) }
}
