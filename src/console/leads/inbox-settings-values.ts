import type { FieldState } from '#domain/form/compare-shown.ts'
import type { ClashView } from '../form/clash-view.ts'

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
