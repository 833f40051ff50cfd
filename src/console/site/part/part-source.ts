import type { RegionCode } from '#domain/region.ts'
import type { ClashNote } from './part-values.ts'
import type { PictureNote } from './picture-note.ts'

/** Where values come from: a draft, or the site as it is live. */
export interface PartSource {
  /** The value that holds: written, inherited or the default. */
  readonly value: (steps: Steps) => unknown
  /** Whether the site says it itself. */
  readonly isWritten: (steps: Steps) => boolean
  /** The ids of a list's items, in order. */
  readonly ids: (steps: Steps) => readonly string[]
  /** What the site has written there, as text of JSON; '': nothing. */
  readonly before: (steps: Steps) => string
  /** The files that have the blocks of pages. */
  readonly pageFiles: readonly string[]
  /** Why an address leads nowhere; null: it leads somewhere. */
  readonly linkFault: (href: string) => string | null
  readonly timezone: string
  readonly region: RegionCode
  /** What is dated shows whether it is over; null: nobody looks at that. */
  readonly now: Date | null
  /** The picture that an option holds, and where another one is chosen; left out where nothing is changed. */
  readonly picture?: ((steps: Steps, value: unknown) => PictureNote) | undefined
  /** Where the form of a place is; null: there are none. */
  readonly hrefOf: ((steps: Steps) => string) | null
  /** STUDIO-15: why the person cannot change what is there; null: they can. */
  readonly closed: (steps: Steps) => string | null
  /** What is wrong with what was typed, by path. */
  readonly marks: ReadonlyMap<string, FieldMark>
  /** What a list has that options refer to: key and name. */
  readonly referred: (list: string, key: string) => readonly { readonly value: string; readonly label: string }[]
}

export interface FieldMark {
  /** What was typed. */
  readonly values: readonly string[]
  readonly fault: string | null
  readonly clash: ClashNote | null
}

/** Keys within `site.json`; '@id' for an item of a list. */
export type Steps = readonly string[]
