import { instantOfLocal, zonedInstant } from '#domain/date/zoned-instant.ts'
import { isMailAddress } from '#domain/person/mail-address.ts'
import { typedAmount } from '#domain/typed-number.ts'
import type { Control } from './control.ts'

export type ReadValue =
  /** `value` undefined: nothing is written, the default holds. */
  { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly fault: string }

/** What a person's control holds as the value of the option, or why it cannot be. `timezone`: the site's. */
export function readValue(control: Control, texts: readonly string[], timezone: string): ReadValue {
  const filled = texts.map((text) => text.trim()).filter((text) => text !== '')
  switch (control.kind) {
    case 'choices':
    case 'references':
      return counted(control, filled)
    case 'lines':
      return listOf(control, filled.flatMap(linesOf))
    case 'numbers':
      return numbersOf(
        control,
        filled.flatMap((text) => text.split(/[\s,;]+/)).filter((text) => text !== ''),
      )
    case 'switch':
      return { ok: true, value: filled.includes('yes') }
    default:
      return filled[0] === undefined ? nothing(control) : oneOf(control, filled.join('\n'), timezone)
  }
}

/** A value as its control holds it. */
export function textsOf({ kind }: Pick<Control, 'kind'>, value: unknown, timezone: string): readonly string[] {
  if (value === null || value === undefined) return []
  if (kind === 'switch') return value === true ? ['yes'] : []
  if (kind === 'lines') return Array.isArray(value) ? [value.join('\n')] : []
  if (kind === 'numbers') return Array.isArray(value) ? [value.join(', ')] : []
  if (kind === 'moment') return [zonedInstant(new Date(String(value)), timezone).slice(0, LOCAL_MINUTES)]
  return Array.isArray(value) ? value.map(String) : [String(value)]
}

/** '2026-12-25T09:30' of an instant. */
const LOCAL_MINUTES = 16

function linesOf(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

function nothing({ isOptional, label }: Control): ReadValue {
  return isOptional ? { ok: true, value: undefined } : { ok: false, fault: `Fill in ‘${label}’.` }
}

function oneOf(control: Control, text: string, timezone: string): ReadValue {
  switch (control.kind) {
    case 'number':
    case 'money':
      return numberOf(control, text)
    case 'choice': {
      const chosen = control.choices.find(({ value }) => String(value) === text)
      return chosen ? { ok: true, value: chosen.value } : { ok: false, fault: 'Choose one of the list.' }
    }
    case 'moment':
      return momentOf(text, timezone)
    case 'day':
      return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
        ? { ok: true, value: text }
        : { ok: false, fault: 'Give a day with its year.' }
    case 'email':
      return isMailAddress(text)
        ? { ok: true, value: text }
        : { ok: false, fault: `An email address looks like ${control.example}.` }
    default:
      return wordsOf(control, text)
  }
}

function wordsOf({ limits: { least, most, pattern }, example }: Control, text: string): ReadValue {
  if (most !== null && text.length > most)
    return { ok: false, fault: `That is ${text.length - most} characters too long: ${most} at most.` }
  if (least !== null && text.length < least) return { ok: false, fault: `Write at least ${least} characters.` }
  if (pattern !== null && !new RegExp(pattern, 'i').test(text))
    return { ok: false, fault: example === null ? 'This does not have the right form.' : `It looks like ${example}.` }
  return { ok: true, value: text }
}

function numberOf({ limits, limitsText, kind }: Control, text: string): ReadValue {
  const number = kind === 'money' ? typedAmount(text) : Number(text.replace(/[,\s]/g, ''))
  const fits =
    Number.isFinite(number) &&
    (!limits.isWhole || Number.isInteger(number)) &&
    number >= (limits.least ?? Number.NEGATIVE_INFINITY) &&
    number <= (limits.most ?? Number.POSITIVE_INFINITY)
  return fits ? { ok: true, value: number } : { ok: false, fault: limitsText ?? 'Give a number.' }
}

function numbersOf(control: Control, texts: readonly string[]): ReadValue {
  const numbers = texts.map(Number)
  if (numbers.some((number) => !Number.isInteger(number) || number < 1))
    return { ok: false, fault: 'Give whole numbers with commas between: 10, 25, 50.' }
  return counted(control, numbers)
}

function momentOf(text: string, timezone: string): ReadValue {
  const [, day = '', hours, minutes] = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)/.exec(text) ?? []
  if (hours === undefined || Number.isNaN(Date.parse(day))) return { ok: false, fault: 'Give a day and a time.' }
  const instant = instantOfLocal(day, Number(hours) * 60 + Number(minutes), timezone)
  return { ok: true, value: zonedInstant(instant, timezone) }
}

function listOf(control: Control, lines: readonly string[]): ReadValue {
  const { pattern } = control.limits
  const wrong = pattern === null ? undefined : lines.find((line) => !new RegExp(pattern).test(line))
  return wrong === undefined
    ? counted(control, lines)
    : { ok: false, fault: `‘${wrong}’ does not have the right form.` }
}

function counted(
  { limits: { least, most }, default: standard, isOptional }: Control,
  list: readonly unknown[],
): ReadValue {
  if (list.length === 0 && standard === null) return { ok: true, value: undefined }
  if (list.length < (least ?? 0))
    return isOptional && list.length === 0
      ? { ok: true, value: undefined }
      : { ok: false, fault: `Give at least ${least}.` }
  if (most !== null && list.length > most) return { ok: false, fault: `${most} at most.` }
  return { ok: true, value: list }
}
