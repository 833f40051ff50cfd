import type { ChipView } from '../listing/chips.ts'
import type { PagingView } from '../listing/paging.ts'

/** SEARCH-17: what a directory page shows around its items. */
export interface DirectoryView {
  readonly heading: string
  readonly introduction: string | null
  readonly metaTitle: string
  readonly metaDescription: string
  readonly canonical: string
  /** Target of its GET form. */
  readonly path: string
  readonly query: string
  readonly placeholder: string
  readonly total: number
  /** '24 models' */
  readonly totalText: string
  /** Selected values that are not in a list: the form's hidden fields. */
  readonly state: readonly { readonly name: string; readonly value: string }[]
  readonly lists: readonly ChoiceListView[]
  readonly chips: readonly ChipView[]
  /** Null if nothing is selected. */
  readonly clearHref: string | null
  readonly paging: PagingView
}

/** A list from which one value can be selected. */
export interface ChoiceListView {
  /** Name of the address parameter. */
  readonly name: string
  readonly label: string
  /** 'All makes' */
  readonly anyLabel: string
  /** '' if none is selected. */
  readonly chosen: string
  readonly values: readonly { readonly value: string; readonly label: string; readonly count: number | null }[]
}
