import type { Control } from './control.ts'

/** STUDIO-1: 'Default: 21'; null: the option has no default, it must be filled in. */
export function defaultText(control: Control): string | null {
  if (!control.isOptional) return null
  return `Default: ${valueText(control, control.default)}.`
}

/** A value as people say it: 'on', 'Round', 'Make, Price'; 'none' for nothing. */
export function valueText({ kind, choices }: Pick<Control, 'kind' | 'choices'>, value: unknown): string {
  if (value === null || value === undefined || value === '') return 'none'
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map((each) => itemText(choices, each)).join(', ')
  if (typeof value === 'object') return 'as its own options say'
  if (kind === 'money') return `$${Number(value).toLocaleString('en-AU')}`
  return itemText(choices, value)
}

function itemText(choices: Control['choices'], value: unknown): string {
  const listedChoice = choices.find((choice) => choice.value === value)
  if (listedChoice) return listedChoice.label
  if (typeof value !== 'object' || value === null) return String(value)
  const [, words] = Object.entries(value).find(([key]) => NAMES.includes(key)) ?? []
  return typeof words === 'string' ? words : 'an entry'
}

/** Keys by which an item of a list is called. */
const NAMES = ['label', 'title', 'name', 'heading', 'text', 'from', 'question', 'make', 'field', 'page']
