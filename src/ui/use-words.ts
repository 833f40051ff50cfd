import { createElement, Fragment, type ReactNode } from 'react'
import { type Say, say } from '#words/say.ts'
import type { Placeholders, Word } from '#words/word.ts'

/** Returns what says a word of the catalogue in the words of the site: `t(words.save)`. */
export function useWords(): Say {
  return say
}

/** A word whose placeholders are elements, such as a link inside a sentence. */
export function withParts<Text extends string>(
  t: Say,
  word: Word<Text>,
  parts: Readonly<Record<Placeholders<Text>, ReactNode>>,
): ReactNode {
  const byName: Readonly<Record<string, ReactNode>> = parts
  const marked = (t as (word: Word, values: object) => string)(word, MARKS)
  return createElement(Fragment, null, ...marked.split(MARK).map((piece, at) => (at % 2 ? byName[piece] : piece)))
}

const MARK = '\u0001'
/** Fills each placeholder with its own name between marks. */
const MARKS = new Proxy({}, { get: (_, name) => `${MARK}${String(name)}${MARK}` })
