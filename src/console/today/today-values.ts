import type { LeadRow } from '../leads/leads-page.ts'
import type { Tone } from '../page-values.ts'

export interface TodayPage {
  readonly kind: 'today'
  readonly siteName: string
  /** SALES-1: whether the person may write down a lead by hand. */
  readonly mayTake: boolean
  /** Where a person who reads no leads works: 'Stock', 'Website'. */
  readonly places: readonly { readonly href: string; readonly label: string }[]
  /** Each with the list behind it. Empty: the person reads no leads. */
  readonly figures: readonly {
    readonly label: string
    readonly value: string
    readonly urgent: boolean
    readonly href: string
  }[]
  /** What else needs a person now: a held file, a silent feed, a reservation that ends, a refund that waits. */
  readonly tasks: readonly TodayTask[]
  /** What needs a person now; a list without rows is left out. */
  readonly work: readonly {
    readonly title: string
    readonly href: string
    readonly count: number
    readonly rows: readonly LeadRow[]
  }[]
}

export interface TodayTask {
  readonly text: string
  readonly href: string
  /** What the link does. */
  readonly action: string
  readonly tone: Tone
}
