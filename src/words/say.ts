import type { CountedWord, Placeholders, Word } from './word.ts'

/**
 * A site's own words by the default text that each replaces: one text is one word wherever it stands. The nouns of its
 * trade are among them, by the noun of a car dealer: '=a car' is 'a caravan'.
 */
export type OwnWords = Readonly<Record<string, string>>

/** Returns a word's text with its placeholders filled. */
export interface Say {
  <Text extends string>(word: Word<Text>, ...values: Values<Text>): string
  <Text extends string>(word: CountedWord<Text>, values: Filled<Text | '{count}'>): string
}

type Filled<Text extends string> = Readonly<Record<Placeholders<Text>, Value>>
/** What a template literal of ours could show as well. */
type Value = string | number | null | undefined
type Values<Text extends string> = [Placeholders<Text>] extends [never] ? [] : [Filled<Text>]

/** Where the words of the site at work come from: of the request on the server, of the page in a browser. */
let wordsOfSite: () => OwnWords = () => ({})

/** Has `say` use a site's own words. */
export function takeOwnWords(source: () => OwnWords): void {
  wordsOfSite = source
}

/** Says the catalogue's words, and in place of defaults those of the site at work, with the nouns of its trade. */
export const say: Say = (word: Word | CountedWord, values: Readonly<Record<string, Value>> = {}) => {
  const text = typeof word === 'string' ? word : word[ENGLISH.select(Number(values.count)) === 'one' ? 'one' : 'other']
  const own = wordsOfSite()
  return (own[text] ?? text).replace(/\{(=?)([^{}]+)\}/g, (_, isNoun, name) =>
    isNoun ? (own[`=${name}`] ?? name) : String(values[name]),
  )
}

const ENGLISH = new Intl.PluralRules('en-AU')
