/** Words of a feed in lower case, without spaces and punctuation, as the tables of words have them. */
export function wordKey(words: string): string {
  return words.toLowerCase().replace(/[^a-z0-9]+/g, '')
}
