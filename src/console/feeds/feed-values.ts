import type { Moment } from '../page-values.ts'
import type { ChartPoint } from '../reports/reports-values.ts'

/** INTAKE-6: each feed of the site with how it is going. */
export interface FeedsPage {
  readonly kind: 'feeds'
  readonly notice: string | null
  readonly mayEdit: boolean
  /** Feeds that are removed: what they did stays. */
  readonly removed: readonly {
    readonly name: string
    readonly at: Moment
    readonly cars: string
    readonly runs: readonly FeedRunLine[]
  }[]
  readonly feeds: readonly {
    readonly name: string
    readonly way: string
    readonly badge: FeedBadge
    /** What to do now; null: nothing. */
    readonly advice: string | null
    readonly heldHref: string | null
    /** What the last file asks; null: nothing. */
    readonly asks: FeedAsks | null
    readonly received: Moment | null
    readonly next: Moment | null
    readonly mayPull: boolean
    /** Null: the person may not edit feeds. */
    readonly mappingHref: string | null
    /** The same for a last file that could not be read; null: it could. */
    readonly matchHref: string | null
    readonly editHref: string | null
    /** Null: the feed has no files, or the person may not run it. */
    readonly uploadHref: string | null
    readonly isPaused: boolean
    /** Rows of the last files, oldest first; empty if too few for a trend. */
    readonly trend: readonly ChartPoint[]
    /** Rows in, changed and refused of the last file, in words. */
    readonly facts: readonly { readonly label: string; readonly value: string }[]
    readonly runs: readonly FeedRunLine[]
  }[]
}

export interface FeedRunLine {
  readonly href: string
  readonly at: Moment
  readonly badge: FeedBadge
  readonly sentence: string
}

/** A8, SITE-6: 'This file asks 2 things.' `href`: where it is answered; null: the person may not. */
export interface FeedAsks {
  readonly text: string
  readonly href: string | null
}

export interface FeedBadge {
  readonly text: string
  readonly tone: 'plain' | 'good' | 'info' | 'warning' | 'danger'
}

/** INTAKE-3: what a file did or would do, and the decision on a held one. */
export interface FeedRunPage {
  readonly kind: 'feed-run'
  readonly id: string
  /** 'Wholesale, file of 9:10 pm' */
  readonly title: string
  readonly at: Moment
  readonly badge: FeedBadge
  readonly sentence: string
  /** Why it waits; null: it does not. */
  readonly why: string | null
  readonly fault: string | null
  readonly notice: string | null
  readonly mayDecide: boolean
  /** Whether it waits for another person's decision (CR-B12). */
  readonly waits: boolean
  /** STAFF-12: '2:05 pm'; null: its approval cannot be undone. */
  readonly undoUntil: string | null
  /** What is to know about the whole file. */
  readonly notes: readonly string[]
  readonly asks: FeedAsks | null
  /** SITE-6: figures that were read in the region's units. `href`: where another unit is chosen. */
  readonly byRegion: FeedAsks | null
  readonly figures: readonly { readonly label: string; readonly value: string }[]
  /** Examples of what a held file would change. */
  readonly changes: readonly { readonly title: string; readonly rows: readonly (readonly [string, string])[] }[]
  readonly refused: readonly RefusedRow[]
  /** Whether the stored file can be tried again (INTAKE-6). */
  readonly mayTry: boolean
  /** Where its columns are matched; null: they need not be, or the person may not. */
  readonly matchHref: string | null
  /** Set after a trial: what the file would do today. */
  readonly trial: string | null
}

/** INTAKE-6: a reason why rows were refused or doubtful, with its first lines. */
export interface RefusedRow {
  readonly line: string
  readonly column: string | null
  readonly value: string | null
  readonly reason: string
  readonly suggestion: string | null
  /** '12 rows'; null: one. */
  readonly count: string | null
  readonly isRefused: boolean
}
