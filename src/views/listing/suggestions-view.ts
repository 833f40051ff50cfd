/** What a search box offers while one types: groups of links, finished (GET /api/suggestions). */
export interface SuggestionsView {
  readonly groups: readonly {
    readonly label: string
    readonly options: readonly SuggestionView[]
  }[]
  /** The search by the words themselves; null where they find nothing. */
  readonly all: { readonly href: string; readonly note: string } | null
}

export interface SuggestionView {
  readonly href: string
  /** The label in pieces, true for what answers the words typed. */
  readonly pieces: readonly (readonly [text: string, answers: boolean])[]
  /** '12 vehicles', 'Stock U123' */
  readonly note: string
}
