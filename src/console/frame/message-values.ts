/** A page with a sentence and nothing else. */
export interface MessagePage {
  readonly kind: 'message'
  readonly title: string
  readonly sentence: string
}
