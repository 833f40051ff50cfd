/**
 * A word of the catalogue: its default text, with placeholders in braces ('Up to {price}'). It is a plain text, so that
 * the bundler writes it where a page uses it (`inlineConst` in vite.config.ts).
 */
export type Word<Text extends string = string> = Text

/** A word that differs with a number, which its forms show as `{count}`: one for one, one for any other (English has no third). */
export interface CountedWord<Text extends string = string> {
  readonly one: Text
  readonly other: Text
}

/** The names in a text's braces. */
export type Placeholders<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never
