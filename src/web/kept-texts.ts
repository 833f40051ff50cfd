/** What was made for a text, kept until there is too much of it. */
export type KeptTexts<Value> = (text: string, make: () => Value) => Value

/** Of all texts together, for each value that may be kept: what strangers write into an address stands in some of them. */
const CHARACTERS_A_VALUE = 1_000

/**
 * Keeps at most `most` values, whose texts together are bounded too; then it starts anew, for what is shown often is soon
 * there again.
 */
export function createKeptTexts<Value>(most: number): KeptTexts<Value> {
  const values = new Map<string, Value>()
  let characters = 0
  return (text, make) => {
    const before = values.get(text)
    if (before !== undefined) return before
    const value = make()
    characters += text.length
    if (values.size >= most || characters > most * CHARACTERS_A_VALUE) {
      values.clear()
      characters = text.length
    }
    values.set(text, value)
    return value
  }
}
