import type { Moment } from '../../page-values.ts'
import type { DraftBar, WebsiteChangesPage } from '../studio/website-values.ts'

/** When a draft goes live and ends (STUDIO-14). */
export interface SchedulePage {
  readonly kind: 'schedule'
  readonly bar: DraftBar
  /** The site's zone: 'Australia/Brisbane'. */
  readonly zone: string
  /** What is scheduled now; null: nothing. */
  readonly scheduled: Scheduled | null
  /** Why it cannot be scheduled as it is; null: it can. */
  readonly closed: string | null
  readonly startsAt: TypedTime
  readonly endsAt: TypedTime
  /** What keeps it from going live. */
  readonly faults: WebsiteChangesPage['faults']
  /** What goes live only with a tick (STUDIO-12). */
  readonly warnings: WebsiteChangesPage['warnings']
  /** Goes along with the schedule: the draft as it was shown, since all of it goes live. */
  readonly seen: string
}

interface Scheduled {
  /** Tells one schedule from the next. */
  readonly id: string
  readonly startsAt: Moment
  /** Null: it stays. */
  readonly endsAt: Moment | null
  readonly by: string | null
  /** Whether visitors see it already, until it ends. */
  readonly isLive: boolean
}

/** A time as it was typed, with what is wrong with it. */
interface TypedTime {
  readonly value: string
  readonly fault: string | null
}
