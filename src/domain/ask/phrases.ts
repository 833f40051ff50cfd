import type { Token } from './token.ts'
import type { Change, Meaning } from './understanding.ts'
import type { AskContext } from './vocabulary.ts'

/** What the tokens at a position mean, or null if the rule has nothing to say about them. */
export type Rule = (tokens: readonly Token[], at: number, context: AskContext) => Meaning | null

/** The words of the next tokens, joined by a space. */
export function textFrom(tokens: readonly Token[], at: number, most: number): string {
  return tokens
    .slice(at, at + most)
    .map(({ text }) => text)
    .join(' ')
}

/** Number of words of a text. */
export function wordCount(text: string): number {
  return text.trim().split(' ').length
}

/** The first phrase, the longest first, that `read` makes something of. */
export function longestPhrase(
  tokens: readonly Token[],
  at: number,
  longest: number,
  read: (phrase: string, taken: readonly Token[]) => readonly Change[] | null,
): Meaning | null {
  for (let length = Math.min(longest, tokens.length - at); length > 0; length--) {
    const taken = tokens.slice(at, at + length)
    const changes = read(taken.map((token) => token.text).join(' '), taken)
    if (changes !== null) return { length, changes }
  }
  return null
}
