import type { StaffPlace } from '#domain/staff/actor.ts'
import type { StaffAction } from '#domain/staff/roles.ts'
import type { ShellPlace } from './parts/shell-values.ts'

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
  /** Where people find it; without this they come by a link or an act. */
  readonly place?: RailPlace | SettingsPlace
  /** What people come to do there. */
  readonly acts?: readonly Act[]
}

/** A name that people go by, and the words that they also use: Find knows both. */
interface Named {
  readonly label: string
  readonly words: string
  /** A right is asked for at this place instead of the whole site. */
  readonly at?: StaffPlace
}

/** In the rail, in the order of the table: what people need most is first. */
export interface RailPlace extends Named {
  readonly in: 'rail'
  readonly icon: ShellPlace['icon']
  /** Another address that belongs to it. */
  readonly also?: string
}

/** A group of the page of settings; 'You' is the menu behind a person's name, too. */
export const SETTINGS_GROUPS = ['Leads', 'Stock', 'People', 'Connections', 'You'] as const

export interface SettingsPlace extends Named {
  readonly in: (typeof SETTINGS_GROUPS)[number]
  /** What it is for. */
  readonly note: string
  /** Another address that belongs to it. */
  readonly also?: string
}

export interface Act extends Named {
  /** Follows the path: '?invite'. */
  readonly query?: string
  /** Its own right, if it is not the page's. */
  readonly access?: StaffAction
}
