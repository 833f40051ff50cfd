/** A visitor signed in to one site (GARAGE-1). */
export interface Visitor {
  readonly id: string
  /** E.164. */
  readonly phone: string
  /** Null if the visitor was never asked for it. */
  readonly name: string | null
}

/** Cookie that tells the page's script that the visitor may be signed in. Scripts cannot read the session itself. */
export const SIGNED_IN_COOKIE = 'signed-in'

/** Days that a visitor stays signed in. */
export const SESSION_DAYS = 30
