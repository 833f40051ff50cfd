/**
 * A word of the catalogue: its default text, with placeholders in braces ('Up to {price}'). A noun of the trade is one by
 * itself, written as a car dealer says it ('Book {=a test drive}'): `say` fills it. A word is a plain text, so that the
 * bundler writes it where a page uses it (`inlineConst` in vite.config.ts).
 */
export type Word<Text extends string = string> = Text

/** A word that differs with a number, which its forms show as `{count}`: one for one, one for any other (English has no third). */
export interface CountedWord<Text extends string = string> {
  readonly one: Text
  readonly other: Text
}

/** The names in a text's braces that a caller fills: all but the nouns of the trade. */
export type Placeholders<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `=${string}` ? never : Name) | Placeholders<Rest>
  : never
