/** How an option is edited. */
export type ControlKind =
  | 'text'
  | 'long-text'
  | 'number'
  | 'money'
  | 'switch'
  | 'choice'
  | 'choices'
  | 'colour'
  | 'day'
  | 'moment'
  | 'time'
  | 'link'
  | 'picture'
  | 'phone'
  | 'email'
  | 'address'
  | 'reference'
  | 'references'
  | 'lines'
  | 'numbers'
  | 'list'
  | 'group'
  | 'shapes'
  | 'by-name'
  | 'fixed'

export interface ControlChoice {
  readonly value: string | number
  readonly label: string
}

/** One of several forms that a value may have: a link or a list of links in a menu, a kind of block. */
export interface ControlShape {
  /** The value of its `kind`, or the key that only this one has. */
  readonly name: string
  readonly label: string
}

/** What a control takes; null: no limit. */
export interface ControlLimits {
  readonly least: number | null
  readonly most: number | null
  readonly isWhole: boolean
  readonly pattern: string | null
}

/** The control of one option, as its form shows it (STUDIO-1). */
export interface Control {
  /** `locations[].phone`; `[]` is any item of a list, `*` any name. */
  readonly path: string
  readonly kind: ControlKind
  readonly label: string
  readonly description: string
  /** What holds where nothing is written; undefined: it must be written. */
  readonly default: unknown
  /** Whether it may be left out, or given back to its default. */
  readonly isOptional: boolean
  readonly limits: ControlLimits
  /** The limits in words; null: there are none to say. */
  readonly limitsText: string | null
  readonly example: string | null
  readonly choices: readonly ControlChoice[]
  /** Of a value with several forms. */
  readonly shapes: readonly ControlShape[]
  /** The forms of what it is in, under which alone it is there; null: under each. */
  readonly shape: string | null
  /** Of a reference: the list that it names an item of, and the item's key. */
  readonly refersTo: { readonly list: string; readonly key: string } | null
}
