import type { StaffAction } from '#domain/staff/roles.ts'

/** Who may open an address: anyone, a signed-in person, or who has a right on the chosen site. */
export type ConsoleAccess = 'anyone' | 'person' | StaffAction

export interface ConsoleRoute {
  readonly method: 'GET' | 'POST'
  readonly path: string
  /** Its handler is in this file of this folder, before `.route.ts`. */
  readonly module: `${string}/${string}`
  readonly access: ConsoleAccess
  /** Whether its form has files, so that its body may be larger (INBOX-7). */
  readonly takesFiles?: true
  /** The handler reads the body itself, piece by piece. */
  readonly streamsFile?: boolean
  /** Its form is on a page without an address: sent without its button ('do'), it shows that page and changes nothing. */
  readonly showsItself?: true
  /** Its answer stays open: a person has only a few of these. */
  readonly isStream?: true
}
