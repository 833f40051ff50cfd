import type { Choice, Moment } from '../../page-values.ts'

/** The website's versions, newest first (STUDIO-13). */
export interface VersionsPage {
  readonly kind: 'versions'
  readonly versions: readonly VersionRow[]
  /** Parts that can be brought back alone. */
  readonly parts: readonly Choice[]
  readonly part: string
  /** The number that the older ones are below; null: there are none. */
  readonly older: number | null
  readonly fault: string | null
}

export interface VersionRow {
  readonly number: number
  readonly at: Moment
  readonly by: string
  readonly message: string
  readonly isLive: boolean
  /** Whether it has anything to bring back: the live one has not, nor has one that took the site down. */
  readonly canRestore: boolean
}
