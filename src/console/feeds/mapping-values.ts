import type { ClashView } from '../form/clash-view.ts'
import type { Choice } from '../page-values.ts'
import type { RefusedRow } from './feed-values.ts'

/** INTAKE-6: which column of the file each field of a car is taken from, with the result on a stored file. */
export interface MappingPage {
  readonly kind: 'feed-mapping'
  readonly feed: string
  /** Where the form goes: it names the file that the page shows. */
  readonly action: string
  readonly fault: string | null
  readonly notice: string | null
  readonly clashes: readonly ClashView[]
  /** What each field of the form shows, for the next check (STAFF-11). */
  readonly before: readonly { readonly name: string; readonly shown: string }[]
  /** Whether columns match fields by their names. */
  readonly isMatched: boolean
  /** A8: what the file asks and the feed answers; null: nothing. `title`: of open ones, null where all are answered. */
  readonly questions: {
    readonly title: string | null
    readonly note: string
    readonly lines: readonly QuestionLine[]
  } | null
  /** SITE-6: the units of figures that the file leaves open. */
  readonly units: readonly QuestionLine[]
  readonly lines: readonly MappingLine[]
  readonly columns: readonly string[]
  /** 'Kia · Toyota' of the first rows, by column. */
  readonly samples: Readonly<Record<string, string>>
  /** Columns that tell cars without a number apart. `isNeeded`: cars of the file have none. */
  readonly apart: { readonly chosen: readonly string[]; readonly isNeeded: boolean }
  /** 'stock.csv, 23/11/2026 9:15 am'; null: no file is stored. */
  readonly file: string | null
  /** Whether the file could not be read or asks something, so that it can be read once more. */
  readonly mayRead: boolean
  readonly uploadHref: string | null
  readonly first: readonly (readonly string[])[]
  readonly rows: TriedRows
}

/** A question of a file with its choices: the first is no answer. */
export interface QuestionLine {
  readonly name: string
  readonly label: string
  readonly hint: string | null
  readonly from: string
  readonly fault: string | null
  readonly hasFocus: boolean
  readonly choices: readonly Choice[]
}

export interface MappingLine {
  readonly field: string
  readonly label: string
  readonly from: string
  readonly fault: string | null
  readonly hasFocus: boolean
  /** The column that matches by its name, '' if it is several; null: none does. */
  readonly matched: string | null
  /** Whether the mapping has a rule of its own for it. */
  readonly hasRule: boolean
  /** What it is without a choice, in words. */
  readonly none: string
  /** Whether it is shown without opening the others. */
  readonly isMain: boolean
}

/** What a mapping makes of the first rows of a file. */
export interface TriedRows {
  /** Why the file cannot be read. */
  readonly fault: string | null
  readonly summary: string
  readonly absent: readonly string[]
  readonly unused: readonly string[]
  readonly cars: readonly {
    readonly line: string
    readonly title: string
    readonly details: string
    readonly price: string
  }[]
  readonly refused: readonly RefusedRow[]
}
