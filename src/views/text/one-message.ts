import { plainLetters } from '#domain/inbox/plain-letters.ts'
import { textLength } from '#domain/inbox/text-message.ts'

/** The first of the texts that phones send as one message; the last, which is the shortest, where none does. */
export function oneMessage(texts: readonly string[]): string {
  const plain = texts.map(plainLetters)
  return plain.find((text) => textLength(text).parts === 1) ?? plain.at(-1) ?? ''
}
