import type { ChipView, PagingView } from '../listing/listing-view.ts'

/** What every directory page shows around its items: finished values (SEARCH-17). */
export interface DirectoryView {
  readonly heading: string
  readonly introduction: string | null
  readonly metaTitle: string
  readonly metaDescription: string
  readonly canonical: string
  /** Where its GET form leads. */
  readonly path: string
  readonly query: string
  readonly placeholder: string
  readonly total: number
  /** '24 models' */
  readonly totalText: string
  /** What is chosen otherwise than by a list, which the form carries along. */
  readonly state: readonly { readonly name: string; readonly value: string }[]
  readonly lists: readonly ChoiceListView[]
  readonly chips: readonly ChipView[]
  /** Null where nothing is asked. */
  readonly clearHref: string | null
  readonly paging: PagingView
}

/** A list that one value is chosen of. */
export interface ChoiceListView {
  /** The parameter in the address. */
  readonly name: string
  readonly label: string
  /** 'All makes' */
  readonly anyLabel: string
  /** '' where none is chosen. */
  readonly chosen: string
  readonly values: readonly { readonly value: string; readonly label: string; readonly count: number | null }[]
}
