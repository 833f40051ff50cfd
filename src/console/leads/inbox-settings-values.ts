import type { FieldState } from '#domain/form/compare-shown.ts'
import type { ClashView } from '../form/clash-view.ts'
import type { Choice, UndoForm } from '../page-values.ts'

/** INBOX-7: the texts that staff answer with. */
export interface TemplatesPage {
  readonly kind: 'templates'
  readonly fault: string | null
  readonly notice: string | null
  readonly variables: readonly { readonly name: string; readonly meaning: string }[]
  readonly templates: readonly TemplateForm[]
  /** A new one. */
  readonly draft: TemplateForm
}

export interface TemplateForm {
  readonly id: string
  readonly name: string
  readonly fields: Readonly<Record<'name' | 'subject' | 'body', FieldState>>
  readonly clashes: readonly ClashView[]
  /** Whether it comes back, and is not folded. */
  readonly isOpen: boolean
}

/** INBOX-4: the rules in order, and 'Who would get this lead?' with a rule that need not be saved. */
export interface AssignmentPage {
  readonly kind: 'assignment'
  readonly fault: string | null
  readonly notice: string | null
  readonly rules: readonly {
    readonly id: string
    readonly name: string
    readonly when: string
    readonly to: string
    readonly isFirst: boolean
    readonly isLast: boolean
  }[]
  /** STAFF-12: rules removed within the hour, which can come back. */
  readonly removed: readonly { readonly text: string; readonly undo: UndoForm }[]
  readonly targets: readonly Choice[]
  readonly categories: readonly Choice[]
  readonly locations: readonly Choice[]
  readonly conditions: readonly Choice[]
  readonly weekdays: readonly Choice[]
  /** What was typed, by the names of the fields. */
  readonly typed: Readonly<Record<string, string>>
  readonly outcome: {
    readonly owner: string
    readonly steps: readonly { readonly text: string; readonly decides: boolean }[]
  } | null
}

declare module '../console-page.ts' {
  interface ConsolePages {
    templates: TemplatesPage
    assignment: AssignmentPage
  }
}
