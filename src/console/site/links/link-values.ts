/** Places that a link can lead to, by kind: pages, searches, locations, articles, files. */
export interface LinkGroup {
  readonly label: string
  readonly links: readonly LinkTarget[]
}

export interface LinkTarget {
  /** What the place is called. */
  readonly title: string
  /** As an option has it: '/special-offers'. */
  readonly address: string
}
