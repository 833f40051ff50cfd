import type { ControlKind } from '#site/controls/control.ts'
import type { Choice } from '../../page-values.ts'
import type { PeriodBadge } from './period-badge.ts'
import type { PictureNote } from './picture-note.ts'

/** What a part's form is made of. */
export type PartNode = FieldNode | GroupNode | ListNode

export interface FieldNode {
  readonly node: 'field'
  /** Keys joined by '/', '@id' for an item of a list. */
  readonly path: string
  readonly kind: ControlKind
  readonly label: string
  readonly description: string
  /** 'Default: 21.'; null: it must be filled in. */
  readonly default: string | null
  readonly limits: string | null
  readonly example: string | null
  readonly choices: readonly Choice[]
  readonly isOptional: boolean
  /** Whether the site says it itself. */
  readonly isWritten: boolean
  /** What its control holds. */
  readonly values: readonly string[]
  readonly bounds: { readonly least: number | null; readonly most: number | null; readonly isWhole: boolean }
  /** The value as people say it. */
  readonly said: string
  /** What the site has written, as text of JSON; '': nothing, so that the default holds. */
  readonly before: string
  /** STUDIO-15: why the person cannot change it; null: they can. */
  readonly closed: string | null
  /** Why what was typed is not stored; null: nothing is wrong. */
  readonly fault: string | null
  readonly clash: ClashNote | null
  /** What a visitor would miss in it (STUDIO-16). */
  readonly prompts: readonly string[]
  /** Of an option that holds a picture. */
  readonly picture?: PictureNote
}

/** STUDIO-9: what another person changed an option to meanwhile. */
export interface ClashNote {
  /** 'Kim Lee changed this at 23/11/2026 2:02 pm to'. */
  readonly who: string
  readonly theirs: string
  readonly theirValues: readonly string[]
}

export interface GroupNode {
  readonly node: 'group'
  readonly path: string
  readonly label: string
  readonly description: string
  /** Whether it is there, where it can be left out; null: it is always there. */
  readonly isThere: boolean | null
  /** Of what has a first and a last day. */
  readonly badge: PeriodBadge | null
  readonly closed: string | null
  readonly nodes: readonly PartNode[]
}

export interface ListNode {
  readonly node: 'list'
  readonly path: string
  readonly label: string
  readonly description: string
  readonly limitsText: string | null
  readonly most: number | null
  readonly closed: string | null
  /** What can be added, with what it is for. */
  readonly adds: readonly (Choice & { readonly note: string | null })[]
  /** Whether it is a week: a row for each day, in the order of the week. What can be added is a day without an entry. */
  readonly isWeek: boolean
  readonly items: readonly ListItem[]
}

/**
 * What a button of a list's entry does. `indent`: puts a link under the entry before it; `week`: gives Monday to Friday its
 * times.
 */
export type ItemAct = 'up' | 'down' | 'indent' | 'outdent' | 'copy' | 'week' | 'remove'

export interface ListItem {
  readonly id: string
  readonly label: string
  /** What tells it from others; null: nothing. */
  readonly note: string | null
  readonly badge: PeriodBadge | null
  /** Of a person of the team: the photo, with null for their initials. */
  readonly person: { readonly photo: string | null } | null
  /** Where its form is; null: there is none, or it is in its row. */
  readonly href: string | null
  /** The item, as text of JSON. */
  readonly before: string
  readonly acts: readonly ItemAct[]
  /** Whether it has no name yet, so that its fields are open. */
  readonly isNew: boolean
  /** Whether its fields open by a press. */
  readonly isFolded: boolean
  /** Its fields, where they are edited in its row; null: it has a form of its own, or none. */
  readonly nodes: readonly PartNode[] | null
  /** The links below an entry of a menu; null: it has none. */
  readonly inner: ListNode | null
}
