/** Somebody who signed in to one site (GARAGE-1). */
export interface Visitor {
  readonly id: string
  /** E.164. */
  readonly phone: string
  /** Null: nobody has asked for it. */
  readonly name: string | null
}

/** How long a visitor stays signed in, in days. */
export const SESSION_DAYS = 30
