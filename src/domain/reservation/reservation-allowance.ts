import * as words from '#words/checkout.ts'
import { say } from '#words/say.ts'

/** Maximum number of unpaid reservations of one buyer, by network address, phone or e-mail. */
export const UNPAID_AT_ONCE = 2
/** Maximum number of reservations that can begin on one site within a minute. */
export const BEGUN_A_MINUTE = 10

/** Reservations of a site that count against a new one. */
export interface OpenReservations {
  /** Unpaid reservations that have not expired, with the same address, phone or e-mail. */
  readonly ofAddress: number
  readonly ofPhone: number
  readonly ofEmail: number
  /** Begun on the site within the last minute, by all buyers. */
  readonly begunNow: number
}

export type ReservationAllowance =
  | { readonly ok: true }
  | { readonly ok: false; readonly message: string; readonly retryAfterSeconds: number }

/**
 * H4: whether a buyer may begin another reservation. An unpaid one blocks its car for up to 15 minutes and costs
 * nothing, so each buyer may have only a few. The first matching row wins.
 */
export function reservationAllowance(open: OpenReservations): ReservationAllowance {
  return REFUSALS.find(({ when }) => when(open))?.answer() ?? { ok: true }
}

const REFUSALS: readonly {
  readonly when: (open: OpenReservations) => boolean
  readonly answer: () => ReservationAllowance & { readonly ok: false }
}[] = [
  {
    when: ({ ofAddress, ofPhone, ofEmail }) => Math.max(ofAddress, ofPhone, ofEmail) >= UNPAID_AT_ONCE,
    answer: () => ({
      ok: false,
      message: say(words.tooManyUnpaid, { count: UNPAID_AT_ONCE }),
      retryAfterSeconds: 15 * 60,
    }),
  },
  {
    when: ({ begunNow }) => begunNow >= BEGUN_A_MINUTE,
    answer: () => ({
      ok: false,
      message: say(words.notThisMinute),
      retryAfterSeconds: 60,
    }),
  },
]
