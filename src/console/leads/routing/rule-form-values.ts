import type { FieldState } from '#domain/form/compare-shown.ts'
import type { MadeUpLeadFields } from '#domain/inbox/made-up-lead.ts'
import type { RuleFieldName } from '#domain/inbox/rule-form.ts'
import type { ClashView } from '../../form/clash-view.ts'
import type { Choice, UndoForm } from '../../page-values.ts'

/** INBOX-4: the form of a rule, with 'Who would get this lead?' before it is saved. */
export interface RuleFormView {
  readonly action: string
  readonly isNew: boolean
  /** SITE-6: in the region's words. */
  readonly labels: Readonly<Record<'categories' | 'postcodes' | 'postcodesHint' | 'postcode', string>>
  readonly fields: Readonly<Record<RuleFieldName, FieldState>>
  readonly clashes: readonly ClashView[]
  readonly choices: Readonly<
    Record<'to' | 'whenOverdue' | 'categories' | 'conditions' | 'locations' | 'states' | 'weekdays', readonly Choice[]>
  >
  /** Makes in stock, which the field suggests. */
  readonly makes: readonly string[]
  readonly lead: Readonly<Record<keyof MadeUpLeadFields, FieldState>>
  readonly leadChoices: Readonly<Record<'category' | 'location' | 'condition' | 'weekday', readonly Choice[]>>
  readonly outcome: {
    readonly owner: string
    readonly steps: readonly { readonly text: string; readonly decides: boolean }[]
  } | null
}

/** INBOX-4: the rules in order, and the form of a new one. */
export interface AssignmentPage {
  readonly kind: 'assignment'
  readonly fault: string | null
  readonly notice: string | null
  readonly rules: readonly RuleRow[]
  /** STAFF-12: rules removed within the hour, which can come back. */
  readonly removed: readonly { readonly text: string; readonly undo: UndoForm }[]
  readonly form: RuleFormView
}

export interface RuleRow {
  readonly id: string
  readonly name: string
  /** 'Leads about used cars go to Kim.' */
  readonly sentence: string
  readonly overdue: string
  /** What a manager should know of it, such as that its person has left. */
  readonly remarks: readonly string[]
  readonly isFirst: boolean
  readonly isLast: boolean
  /** The button that moved it just now. */
  readonly movedBy: 'up' | 'down' | null
}

/** INBOX-4: one rule to change. */
export interface AssignmentRulePage {
  readonly kind: 'assignment-rule'
  readonly name: string
  readonly fault: string | null
  readonly form: RuleFormView
}
