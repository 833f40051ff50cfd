/** The command palette as a page: `/find` works without script, and the palette shows its results in a dialog. */
export interface FindPage {
  readonly kind: 'find'
  readonly words: string
  /** Groups with results. */
  readonly groups: readonly FoundGroup[]
}

export interface FoundGroup {
  readonly title: string
  readonly rows: readonly { readonly href: string; readonly title: string; readonly note: string }[]
}
