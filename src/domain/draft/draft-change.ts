import type { JsonValue } from './json-value.ts'

/**
 * Where a change is: a file of the site's folder, then keys, and '@' with its id for an item of a list:
 * `['site.json', 'locations', '@city-yard', 'phone']`. A preset's file begins with '_groups/'.
 */
export type DraftPath = readonly string[]

/** Content of a file: parsed for JSON files of the site's own, by the hash of its bytes for every other. */
export type FileContent = { readonly json: JsonValue } | { readonly hash: string }

/** The files of a site, by their path within its folder. */
export type DraftFiles = Readonly<Record<string, FileContent>>

/** Where an item stands: the ids of its neighbours; null: it is the first, or the last. */
export interface ItemPlace {
  readonly behind: string | null
  readonly ahead: string | null
}

/**
 * What a change does. `before` and `after` are values as the file has them: left out where the option is not written, so
 * that it has its default. An inverse exchanges the two.
 */
export type ChangeBody =
  | { readonly kind: 'set'; readonly path: DraftPath; readonly before?: JsonValue; readonly after?: JsonValue }
  | { readonly kind: 'insert'; readonly path: DraftPath; readonly after: PlacedItem }
  | { readonly kind: 'remove'; readonly path: DraftPath; readonly before: PlacedItem }
  | { readonly kind: 'move'; readonly path: DraftPath; readonly before: ItemPlace; readonly after: ItemPlace }
  | { readonly kind: 'put'; readonly path: DraftPath; readonly before?: FileContent; readonly after: FileContent }
  | { readonly kind: 'remove-file'; readonly path: DraftPath; readonly before: FileContent }

export interface PlacedItem extends ItemPlace {
  readonly value: JsonValue
}

/** A change of a draft as it is stored. */
export type DraftChange = ChangeBody & ChangeFacts

export interface ChangeFacts {
  /** 1 is the draft's first. */
  readonly number: number
  /** Number of the first change that was made with it: undo takes all of them back at once. */
  readonly step: number
  /** Number of the version of the site on which it was made. */
  readonly base: number
  readonly by: ChangeAuthor
  readonly at: string
  readonly undone: boolean
}

export interface ChangeAuthor {
  readonly id: string
  readonly name: string
}

/** What a draft is a list of changes against. */
export interface DraftBase {
  readonly files: DraftFiles
  /**
   * What an option of a JSON file is that it does not write: values of presets and defaults, by file. A list of it is
   * copied into the file when one of its items is first touched.
   */
  readonly inherited: Readonly<Record<string, JsonValue>>
}
