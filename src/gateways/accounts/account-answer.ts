/** An answer with the cookies that the browser must get. */
export interface AccountAnswer<Value> {
  readonly value: Value
  readonly cookies: readonly string[]
}
