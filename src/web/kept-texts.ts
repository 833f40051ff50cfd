/** What was made for a text, kept until there is too much of it. */
export type KeptTexts<Value> = (text: string, make: () => Value) => Value

/** Keeps at most `most` values; then it starts anew, for what is shown often is soon there again. */
export function createKeptTexts<Value>(most: number): KeptTexts<Value> {
  const values = new Map<string, Value>()
  return (text, make) => {
    const before = values.get(text)
    if (before !== undefined) return before
    const value = make()
    if (values.size >= most) values.clear()
    values.set(text, value)
    return value
  }
}
