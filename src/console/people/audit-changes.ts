import { counted } from '#domain/counted.ts'
import { cutText } from '#domain/cut-text.ts'
import { DESK_FIELDS, isDeskField } from '#domain/desk/desk-fields.ts'
import { figureText } from '#domain/desk/desk-units.ts'
import { formatMoney } from '#domain/money.ts'
import { inWordsOf, type RegionCode } from '#domain/region.ts'
import type { StaffScope } from '#domain/staff/actor.ts'
import { isRole, ROLE_NAMES } from '#domain/staff/roles.ts'

/** What changed, in words; null: there was nothing, or there is nothing any more. */
export interface AuditChange {
  readonly label: string
  readonly from: string | null
  readonly to: string | null
}

/** What ids and times are called. */
export interface AuditNames {
  /** Of a person or a location; null: neither. */
  readonly nameOf: (id: string) => string | null
  readonly timeOf: (iso: string) => string
  readonly scopeOf: (scope: StaffScope) => string
  /** SITE-6: whose units figures are in. */
  readonly region: RegionCode
}

/** STAFF-8: what differs between the states before and after, field by field, without names of the system. */
export function changesOf(before: unknown, after: unknown, names: AuditNames): readonly AuditChange[] {
  const [from, to] = [fieldsOf(before), fieldsOf(after)]
  const all = [...new Set([...Object.keys(from), ...Object.keys(to)])].filter((name) => !UNSAID.has(name))
  return all.flatMap((name) => {
    const [was, is] = [valueInWords(name, from[name], names), valueInWords(name, to[name], names)]
    return was === is ? [] : [{ label: inWordsOf(names.region, labelOf(name)), from: was, to: is }]
  })
}

/** 'Price: $24,990 → $23,990' */
export function changeText({ label, from, to }: AuditChange): string {
  const states = [from, to].filter((state) => state !== null)
  const text = from !== null && to === null ? `${from} → none` : states.join(' → ')
  return label === '' ? text : `${label}: ${text}`
}

/** The action's own words say these, or they say nothing to a person. */
const UNSAID: ReadonlySet<string> = new Set([
  'revoked',
  'removed',
  'sentAgain',
  'deactivated',
  'hasApp',
  'hasSecondFactor',
  'passkeys',
  'codes',
  'passkey',
  'password',
  'test',
  'again',
  'secretNumber',
  'hash',
  'id',
  'draft',
])

const LABELS: Readonly<Record<string, string>> = {
  roles: 'Roles',
  scope: 'Places',
  assignee: 'Goes to',
  passedTo: 'Passed to',
  unassigned: 'Leads without a person now',
  givenBack: 'Leads given back',
  invitations: 'Invitations ended',
  heldUntil: 'Held until',
  refundReason: 'Reason of the refund',
  isPaused: 'Paused',
  expiresAt: 'Ends',
  act: 'Done',
  quiet: 'Quiet hours',
  summaryHour: 'Hour of the daily summary',
  url: 'Address',
  photos: 'Photos',
  '': '',
}

/** A state as fields: one that is a single value has no label. */
function fieldsOf(state: unknown): Readonly<Record<string, unknown>> {
  if (state === null || state === undefined) return {}
  // A row of the log holds any JSON.
  if (isFields(state)) return state
  return { '': state }
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** 'Lead email' of leadEmail and lead_email. */
function labelOf(name: string): string {
  const label = LABELS[name] ?? (isDeskField(name) ? DESK_FIELDS[name].label : undefined)
  if (label !== undefined) return label
  const words = name
    .replaceAll(/[_-]/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const LONGEST = 120

/** A value in words; null: none. */
function valueInWords(name: string, value: unknown, names: AuditNames): string | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return isMoney(name) ? formatMoney(value) : figureText(names.region, name, value)
  if (typeof value === 'string') return cutText(wordOf(value, names), LONGEST)
  if (Array.isArray(value)) return cutText(listText(name, value, names), LONGEST) || null
  if (name === 'scope') return names.scopeOf(value as StaffScope)
  if (!isFields(value)) return null
  // DESK: what staff set on a field, with its time limit.
  if ('value' in value) return overrideText(name, value, names)
  const parts = Object.entries(value).flatMap(([part, each]) => {
    const text = valueInWords(part, each, names)
    return text === null ? [] : [`${labelOf(part).toLowerCase()} ${text}`]
  })
  return cutText(parts.join(', '), LONGEST) || null
}

function isMoney(name: string): boolean {
  return name === 'amount' || (isDeskField(name) && DESK_FIELDS[name].kind === 'money')
}

/** A list of things with names says the names, of other things their number. */
function listText(name: string, list: readonly unknown[], names: AuditNames): string {
  if (name === 'unassigned' || name === 'givenBack' || name === 'photos') return String(list.length)
  const texts = list.map((each) => (isFields(each) ? (each['name'] ?? each['title']) : each))
  if (!texts.every((text) => typeof text === 'string')) return counted(list.length, 'entry', 'entries')
  return texts.map((text) => wordOf(text, names)).join(', ')
}

function overrideText(name: string, { value, until }: Readonly<Record<string, unknown>>, names: AuditNames) {
  const text = name === 'photos' ? 'changed' : (valueInWords(name, value, names) ?? 'empty')
  return typeof until === 'string' ? `${text} until ${wordOf(until, names)}` : text
}

function wordOf(text: string, names: AuditNames): string {
  if (isRole(text)) return ROLE_NAMES[text]
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text)) return names.timeOf(text)
  return names.nameOf(text) ?? text
}
