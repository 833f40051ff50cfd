import type { SearchSchema } from '../engine.ts'

/** Paths of a schema's fields in an index. */
export interface IndexFields {
  /** The field with a value's texts, including the text of a number. Throws if the schema has no such field. */
  value(name: string): string
  /** Throws if the schema has no such number field. */
  number(name: string): string
  /** The weights of words, each with the path of its words. */
  readonly weights: readonly { readonly weight: number; readonly path: string }[]
}

/** Path of all words of a document, of any weight. */
export const ALL_WORDS = 'words'
export const ID = 'id'
export const STORED = 'stored'

/** Lucene refuses a document with a longer text, so longer texts are neither counted nor found. */
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

/** Escapes dots, which OpenSearch reads as object paths. */
export function valuePath(name: string): string {
  return `value_${name.replaceAll('.', '~')}`
}

export function numberPath(name: string): string {
  return `number_${name.replaceAll('.', '~')}`
}
