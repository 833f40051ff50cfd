/** Somebody who signed in to one site (GARAGE-1). */
export interface Visitor {
  readonly id: string
  /** E.164. */
  readonly phone: string
  /** Null: nobody has asked for it. */
  readonly name: string | null
}

/** The cookie by which a page's script knows that somebody may be signed in; the session itself it cannot see. */
export const SIGNED_IN_COOKIE = 'signed-in'

/** How long a visitor stays signed in, in days. */
export const SESSION_DAYS = 30
