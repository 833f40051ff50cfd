import { ownableWords } from '#site/own-words.ts'

/** LOOK-1, `forecourt site words`: the ids for a site's `words`, with the texts that they replace. */
export function siteWordsCommand({ text }: { readonly text: string }, print: (line: string) => void): number {
  const query = text.toLowerCase()
  const matches = ownableWords().filter((word) => `${word.id} ${word.text} ${word.plain}`.toLowerCase().includes(query))
  for (const word of matches) print(`${word.id}: ${word.text}`)
  if (matches.length === 0) print(`No word has "${text}" in its text or id.`)
  return 0
}
