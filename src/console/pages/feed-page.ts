import type { Moment } from '../page-values.ts'

/** INTAKE-6: each feed of the site with how it is going. */
export interface FeedsPage {
  readonly kind: 'feeds'
  readonly notice: string | null
  readonly feeds: readonly {
    readonly name: string
    readonly way: string
    readonly badge: FeedBadge
    /** What to do now; null: nothing. */
    readonly advice: string | null
    readonly heldHref: string | null
    readonly received: Moment | null
    readonly next: Moment | null
    readonly mayPull: boolean
    readonly runs: readonly FeedRunLine[]
  }[]
}

export interface FeedRunLine {
  readonly href: string
  readonly at: Moment
  readonly badge: FeedBadge
  readonly sentence: string
}

export interface FeedBadge {
  readonly text: string
  readonly tone: 'plain' | 'good' | 'info' | 'warning' | 'danger'
}

/** INTAKE-3: what a file did or would do, and the decision on a held one. */
export interface FeedRunPage {
  readonly kind: 'feed-run'
  readonly id: string
  readonly feed: string
  readonly at: Moment
  readonly badge: FeedBadge
  readonly sentence: string
  readonly fault: string | null
  readonly mayDecide: boolean
  readonly figures: readonly { readonly label: string; readonly value: string }[]
  /** Examples of what a held file would change. */
  readonly changes: readonly { readonly title: string; readonly rows: readonly (readonly [string, string])[] }[]
  readonly remarks: readonly { readonly text: string; readonly count: string }[]
}
