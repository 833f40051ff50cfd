import { expect, it } from 'vitest'
import { createKeptTexts } from './kept-texts.ts'

/** How many of the texts are still known. */
function known(kept: (text: string, make: () => object) => object, texts: readonly string[]): number {
  return texts.filter((text) => {
    const made = {}
    return kept(text, () => made) !== made
  }).length
}

it('C2 holds a bounded number of values, and fewer when their texts are long', () => {
  const short = createKeptTexts<object>(10)
  const names = Array.from({ length: 10 }, (_, n) => `${n}`)
  for (const name of names) short(name, () => ({}))
  expect(known(short, names)).toBe(10)

  const long = createKeptTexts<object>(10)
  const texts = names.map((name) => name.repeat(3_000))
  for (const text of texts) long(text, () => ({}))
  expect(known(long, texts.slice(0, 6))).toBe(0)
})
