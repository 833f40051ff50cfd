/** A button of a card or of a vehicle page: what it is, its words, where it leads. */
export interface CardButton {
  readonly action: string
  readonly label: string
  readonly href: string
  /** The button that the page wants pressed most. */
  readonly primary: boolean
}
