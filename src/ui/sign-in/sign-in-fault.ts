/** What was typed and what is wrong with it, after a form that was not taken. */
export interface SignInFault {
  readonly value: string
  readonly error: string
}
