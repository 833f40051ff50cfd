import { parse } from 'parse5'
import { ownableWords } from '#site/own-words.ts'

const WORDS = ownableWords()

/** Every word of the catalogue replaced by its id between marks, with the names that it shows: '⟦car.similarCars⟧'. */
export function markedWords(): Readonly<Record<string, string>> {
  const firstOf = new Map<string, string>()
  for (const { id, text } of WORDS) if (!firstOf.has(text)) firstOf.set(text, id)
  return Object.fromEntries(
    WORDS.map(({ id, text }) => {
      const names = [...text.matchAll(/\{\w+\}/g)].map(([name]) => ` ${name}`).join('')
      return [id, `⟦${firstOf.get(text)}${names}⟧`]
    }),
  )
}

/** The texts of a page that people see or hear, without what is between marks. */
export function unmarkedTexts(html: string): readonly string[] {
  const texts: string[] = []
  const visit = (node: Node): void => {
    if (node.nodeName === 'script' || node.nodeName === 'style') return
    if (node.value !== undefined && node.nodeName === '#text') texts.push(node.value)
    for (const { name, value } of node.attrs ?? []) if (SHOWN.has(name)) texts.push(value)
    for (const child of [...(node.childNodes ?? []), ...(node.content?.childNodes ?? [])]) visit(child)
  }
  visit(parse(html) as Node)
  return texts.map(withoutMarks).filter((text) => /[a-z]{2}/i.test(text))
}

interface Node {
  readonly nodeName: string
  readonly value?: string
  readonly attrs?: readonly { readonly name: string; readonly value: string }[]
  readonly childNodes?: readonly Node[]
  readonly content?: Node
}

const SHOWN = new Set(['aria-label', 'aria-description', 'title', 'alt', 'placeholder', 'content', 'label'])

/** A text without what is between marks, also where a word is inside another. */
export function withoutMarks(text: string): string {
  let out = text
  for (let last = ''; out !== last; ) {
    last = out
    // A word with a link inside is in several texts.
    out = out.replace(/⟦[^⟦⟧]*⟧|⟦[^⟦⟧]*$|^[^⟦⟧]*⟧/g, ' ')
  }
  return out.replace(/\s+/g, ' ').trim()
}

/** The ids of the words that are such a text as a whole. */
export function defaultsIn(text: string): readonly string[] {
  return DEFAULTS.filter(({ whole }) => whole.test(text)).map(({ id }) => id)
}

/** Texts of a few letters around names, such as '{price} from {from}', fit sentences that are no words of the catalogue. */
const DEFAULTS = WORDS.filter(({ plain }) => {
  const letters = plain.replace(/\{\w+\}|[^a-z]/gi, '').length
  return letters >= (plain.includes('{') ? 12 : 3)
}).map(({ id, plain }) => ({
  id,
  whole: new RegExp(
    `^${plain
      .split(/\{\w+\}/)
      .map((part) => escaped(part))
      .join('.+')}$`,
  ),
}))

/** A text as a part of a regular expression. */
function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}
