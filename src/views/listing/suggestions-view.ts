/** Suggestions of a search box while the visitor types: groups of links (GET /api/suggestions). */
export interface SuggestionsView {
  readonly groups: readonly {
    readonly label: string
    readonly options: readonly SuggestionView[]
  }[]
  /** The text search itself; null if it finds nothing. */
  readonly all: { readonly href: string; readonly note: string } | null
}

export interface SuggestionView {
  readonly href: string
  /** The label in pieces; true marks those that match the typed words. */
  readonly pieces: readonly (readonly [text: string, answers: boolean])[]
  /** '12 vehicles', 'Stock U123' */
  readonly note: string
}
