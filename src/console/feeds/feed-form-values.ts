import type { FeedFormFaults, FeedFormField, TypedFeed } from '#domain/intake/feed-form.ts'
import type { ClashView } from '../form/clash-view.ts'
import type { Choice } from '../page-values.ts'
import type { TriedRows } from './mapping-values.ts'

/** INTAKE-1: the form of a feed, with the result of a trial. */
export interface FeedFormPage {
  readonly kind: 'feed-form'
  /** Null: a new one. */
  readonly name: string | null
  readonly fault: string | null
  readonly clashes: readonly ClashView[]
  /** What the page shows of a stored feed (STAFF-11). */
  readonly shown: readonly { readonly name: string; readonly shown: string }[]
  readonly typed: TypedFeed
  readonly faults: FeedFormFaults
  readonly firstFault: FeedFormField | null
  readonly every: readonly Choice[]
  /** 'Sydney' of 'Australia/Sydney'. */
  readonly zone: string
  readonly secrets: readonly Choice[]
  /** What to do where the password is not set; null: it is. */
  readonly secretNote: string | null
  readonly places: readonly Choice[]
  /** The site's own limits, as the hints of fields. */
  readonly usual: Readonly<
    Record<'carsFallBy' | 'locationFallsBy' | 'pricesChange' | 'identitiesChange' | 'soldAfterFiles', string>
  >
  readonly mayTry: boolean
  readonly trial: FeedTrialView | null
  /** What happens to the cars of the feed when it is removed; null: there is nothing to remove. */
  readonly removal: string | null
}

export interface FeedTrialView {
  readonly tone: 'good' | 'warning' | 'danger'
  readonly title: string
  readonly sentence: string
  readonly advice: string | null
  /** A key that waits for a person's word, with what confirming it does. */
  readonly key: { readonly shown: string; readonly pinned: string | null; readonly button: string } | null
  readonly names: readonly string[]
  readonly rows: TriedRows | null
}

/** INTAKE-1: a file that staff upload. */
export interface FeedUploadPage {
  readonly kind: 'feed-upload'
  readonly feed: string
  readonly fault: string | null
  readonly notice: string | null
  /** Whether the feed also fetches its file, so that the next one replaces this. */
  readonly isFetched: boolean
  readonly most: { readonly bytes: number; readonly text: string }
}
