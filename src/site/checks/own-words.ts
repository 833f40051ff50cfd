import { CATALOGUE, type CatalogueText, nounsOf, placeholdersOf } from '#words/catalogue.ts'
import { didYouMean } from '../nearest.ts'
import { type FoundFault, fault } from '../site-fault.ts'
import { check } from './check.ts'

/** LOOK-1: a site's own words fit in the places of the platform's. */
export const ownWordChecks = [check(['words'], ({ words }) => ownWordFaults(words))]

function ownWordFaults(words: Readonly<Record<string, string>>): readonly FoundFault[] {
  return Object.entries(words).flatMap(([id, own]) => {
    const word = CATALOGUE.get(id)
    const reasons = word === undefined ? [unknownId(id)] : faultsOf(word, own, words).map((reason) => ({ reason }))
    return reasons.map(({ reason, hint = null }: Reason) => fault(['words', id], reason, hint))
  })
}

interface Reason {
  readonly reason: string
  readonly hint?: string | null
}

/** Most characters of a text: twice as many as the platform's, and some for a short one. */
export function longestOf({ text }: Pick<CatalogueText, 'text'>): number {
  return Math.max(SHORT, 2 * text.length)
}

const SHORT = 40

function unknownId(id: string): Reason {
  const forms = ['one', 'other'].map((form) => `${id}.${form}`).filter((form) => CATALOGUE.has(form))
  if (forms.length > 0) return { reason: `this word has two forms; write "${forms.join('" and "')}" instead` }
  return { reason: `no word has the id "${id}"`, hint: didYouMean(id, [...CATALOGUE.keys()]) ?? LISTED }
}

const LISTED = '`forecourt site words` lists the ids'

function faultsOf(word: CatalogueText, own: string, words: Readonly<Record<string, string>>): readonly string[] {
  if (own.trim() === '') return [`the text is empty; write one, or take the id out to say "${word.plain}"`]
  const most = longestOf(word)
  return [
    ...(own.length > most ? [`the text has ${own.length} characters; here it may have ${most} at most`] : []),
    ...(/<\/?[a-z!]|&(#\d+|#x[\da-f]+|[a-z]+);/i.test(own)
      ? ['the text has HTML, which would show as it is written; write plain text']
      : []),
    ...(/\p{Cc}/u.test(own) ? ['the text has a line break or a tab; write it on one line'] : []),
    ...bracesOf(word, own),
    ...otherFormOf(word, words),
    ...secondTextOf(word, own, words),
  ]
}

/** What a text may leave to the site’s trade: '{=car}'. */
const NOUNS: ReadonlySet<string> = new Set([...CATALOGUE.values()].flatMap(({ text }) => nounsOf(text)))

function bracesOf({ text, plain, placeholders }: CatalogueText, own: string): readonly string[] {
  const used = placeholdersOf(own)
  const missing = placeholdersOf(text).filter((name) => !used.includes(name))
  const unknown = used.filter((name) => !placeholders.includes(name))
  const nouns = nounsOf(own).filter((noun) => !NOUNS.has(noun))
  const rest = own.replace(/\{=?[^{}]+\}/g, '')
  return [
    ...missing.map((name) => `{${name}} is missing; "${plain}" shows it, so the text must too`),
    ...unknown.map(
      (name) =>
        `nothing fills {${name}} here; ${placeholders.length > 0 ? `the text may use ${listOf(placeholders)}` : 'the text may have no names in braces'}`,
    ),
    ...nouns.map((noun) => `{=${noun}} is no noun that the platform’s own texts have; write the word itself`),
    ...(/[{}]/.test(rest) ? ['a brace is alone; braces are only around a name, as in {price}'] : []),
  ]
}

function listOf(names: readonly string[]): string {
  return names.map((name) => `{${name}}`).join(', ')
}

function otherFormOf({ otherForm }: CatalogueText, words: Readonly<Record<string, string>>): readonly string[] {
  return otherForm === null || Object.hasOwn(words, otherForm)
    ? []
    : [
        `this is one of two forms; write "${otherForm}" too, for ${otherForm.endsWith('.one') ? 'one' : 'other numbers'}`,
      ]
}

/** One text is one word wherever it stands, so a second id of it cannot say something else. */
function secondTextOf(word: CatalogueText, own: string, words: Readonly<Record<string, string>>): readonly string[] {
  const other = Object.entries(words).find(([id, text]) => text !== own && CATALOGUE.get(id)?.text === word.text)
  if (other === undefined) return []
  return [
    `"${other[0]}" replaces the same text, "${word.plain}", by another; one text is one word, so write one of the two`,
  ]
}
