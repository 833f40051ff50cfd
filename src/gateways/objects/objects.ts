/**
 * Files that every process of the platform needs, by key: 'stickers/ab12.pdf'. A folder on one machine, an S3 bucket on
 * several (OPS-1). Keys are parts of letters, digits, '.', '_' and '-', separated by '/'.
 */
export interface Objects {
  /** The bytes of a key; null if there is none. */
  read(key: string): Promise<Uint8Array<ArrayBuffer> | null>
  /** Stores whole or not at all, and replaces what was there. Readers never see half an object. */
  write(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  /** Every object whose key begins with the prefix, in no particular order. */
  list(prefix: string): AsyncIterable<StoredObject>
  /** No error if there is none. */
  remove(key: string): Promise<void>
  /** What is wrong with the store as a sentence, or null. For /readyz. */
  fault(): Promise<string | null>
}

export interface StoredObject {
  readonly key: string
  readonly size: number
  readonly changedAt: Date
}

const KEY = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/
const LONGEST_KEY = 512

/** Throws for a key that could leave its folder or that S3 treats in its own way: a programming error, never a visitor's input. */
export function checkKey(key: string): string {
  if (key.length > LONGEST_KEY || !KEY.test(key)) throw new Error(`Not a key of an object: ${JSON.stringify(key)}`)
  return key
}
