import { fold } from '#search/fold.ts'

/**
 * Words of a feed in lower case, without spaces, marks and punctuation, as the tables of words have them. Letters of every
 * script stay, so that 'не new' is no 'new'.
 */
export function wordKey(words: string): string {
  return fold(words).replace(/[^\p{L}\p{N}]+/gu, '')
}
