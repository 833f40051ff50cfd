/** STAFF-10, STAFF-12: a question before something is done or sent, by a form that has it all. */
export interface AskPage {
  readonly kind: 'ask'
  readonly title: string
  readonly sentences: readonly string[]
  /** Texts that the person typed. */
  readonly words: readonly string[]
  /** Null: there is nothing to send. */
  readonly form: {
    readonly action: string
    readonly fields: readonly (readonly [name: string, value: string])[]
    readonly button: string
  } | null
  /** The page without doing it. */
  readonly back: string
}
