/** What the checks of a page look at (STUDIO-12). */
export interface PageFacts {
  /** Empty: the page has none. */
  readonly title: string
  /** The sentence for search engines. Empty: none. */
  readonly description: string
  /** `lang` of the page. Empty: none. */
  readonly language: string
  /** Whether it asks search engines to leave it out. */
  readonly isHidden: boolean
  /** In the order of the page, those for screen readers included. */
  readonly headings: readonly PageHeading[]
  readonly pictures: readonly PagePicture[]
  readonly links: readonly PageLink[]
  /** Controls without a name that a screen reader could say, such as 'input (search)'. */
  readonly namelessControls: readonly string[]
  /** Ids that several elements have. */
  readonly doubledIds: readonly string[]
  /** Places of the page that a link can lead to. */
  readonly anchors: ReadonlySet<string>
  /** First words of each table whose cells have no headers. */
  readonly headlessTables: readonly string[]
  /** Addresses of frames that do not say what they show. */
  readonly namelessFrames: readonly string[]
  /** Of the HTML, before compression. */
  readonly bytes: number
}

export interface PageHeading {
  /** 1 to 6. */
  readonly level: number
  readonly text: string
}

export interface PagePicture {
  readonly src: string
  /** Null: no alt text at all; empty: decoration. */
  readonly alt: string | null
}

export interface PageLink {
  readonly href: string
  /** The words that a screen reader says: the text, the pictures' alt texts, or the link's own label. */
  readonly name: string
}
