import type { SearchSchema } from '../engine.ts'

/** Where an index keeps the fields of a schema. */
export interface IndexFields {
  /** The field that a value's texts are kept in, a number's text among them. Throws where the schema has none. */
  value(name: string): string
  /** Throws where the schema has no such number. */
  number(name: string): string
  /** The different weights of words, and where the words of each are kept. */
  readonly weights: readonly { readonly weight: number; readonly path: string }[]
}

/** All words of a document, whatever they weigh. */
export const ALL_WORDS = 'words'
export const ID = 'id'
export const STORED = 'stored'

/** A longer text would be refused by Lucene, and its document with it; it is not counted nor found. */
export const LONGEST_TEXT = 8_191

export function indexFields({ fields, text }: SearchSchema): IndexFields {
  const types = new Map(fields.map(({ name, type }) => [name, type]))
  const weights = [...new Set(text.map(({ weight }) => weight))].sort((one, other) => other - one)
  return {
    value(name) {
      const type = types.get(name)
      if (type === undefined || type === 'text') throw new Error(`There is no field '${name}' to count or filter by`)
      return valuePath(name)
    },
    number(name) {
      if (types.get(name) !== 'number') throw new Error(`There is no number field '${name}'`)
      return numberPath(name)
    },
    weights: weights.map((weight, index) => ({ weight, path: `${ALL_WORDS}_${index}` })),
  }
}

/** A dot would make an object of the name. */
export function valuePath(name: string): string {
  return `value_${name.replaceAll('.', '~')}`
}

export function numberPath(name: string): string {
  return `number_${name.replaceAll('.', '~')}`
}
