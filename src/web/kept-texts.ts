/** What was made for a text, kept until there is too much of it. */
export type KeptTexts<Value> = (text: string, make: () => Value) => Value

/** Of all texts together, for each value that may be kept: some of them hold what a stranger wrote into an address. */
const CHARACTERS_A_VALUE = 1_000

/**
 * Keeps at most `most` values, whose texts together are bounded too; then it starts empty again, for what is shown often is soon
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
