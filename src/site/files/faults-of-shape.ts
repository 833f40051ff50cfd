import type { z } from 'zod'
import { counted } from '#domain/counted.ts'
import { keysAt, nodesAt, type SchemaNode } from '../docs/json-schema.ts'
import { didYouMean, nearestOrAll } from '../nearest.ts'
import { type FoundFault, fault, isRecord, valueAt } from '../site-fault.ts'

type Issue = z.core.$ZodIssue

/** Turns the schema's issues into faults: the expected value, the actual one, and what was likely meant. */
export function faultsOfShape(issues: readonly Issue[], input: unknown, schema: SchemaNode): readonly FoundFault[] {
  return issues.flatMap((issue) => {
    const value = valueAt(input, issue.path)
    switch (issue.code) {
      case 'unrecognized_keys':
        return issue.keys.map((key) => unknownKey(key, { at: issue.path, shape: value, schema }))
      case 'invalid_union':
        return faultsOfUnion(issue, value, input, schema)
      case 'invalid_value':
        return [fault(issue.path, `expected ${oneOf(issue.values)}, found ${show(value)}`, hintOf(value, issue.values))]
      case 'invalid_type':
        return [
          fault(
            issue.path,
            value === undefined
              ? `is missing: expected ${a(issue.expected)}`
              : `expected ${a(issue.expected)}, found ${show(value)}`,
            weekdayHint(issue.path, value),
          ),
        ]
      case 'invalid_format':
        return [fault(issue.path, `expected ${formatOf(issue)}, found ${show(value)}`, dateHint(issue.format, value))]
      case 'too_small':
        return [fault(issue.path, `expected at least ${amount(issue.minimum, issue.origin)}${foundNumber(value)}`)]
      case 'too_big':
        return [fault(issue.path, `expected at most ${amount(issue.maximum, issue.origin)}${foundNumber(value)}`)]
      default:
        return [fault(issue.path, issue.message)]
    }
  })
}

/** An object with a key that its shape has not, and where in the file it is. */
interface Misfit {
  readonly at: readonly PropertyKey[]
  readonly shape: unknown
  readonly schema: SchemaNode
}

/** A key that no shape has, with the nearest one; or one of another shape than the object says that it is. */
function unknownKey(key: string, { at, shape, schema }: Misfit): FoundFault {
  const keys = keysAt(schema, at)
  if (!keys.includes(key)) return fault([...at, key], 'is not a known option', nearestOrAll(key, keys))
  const kinds = nodesAt(schema, at).flatMap(({ properties = {} }) => (key in properties ? saidKinds(properties) : []))
  const said = kinds.flatMap(([name]) => (isRecord(shape) ? `"${name}" ${show(shape[name])}` : []))[0]
  if (said === undefined) return fault([...at, key], 'does not go with the options beside it', 'take it out')
  const others = kinds.map(([name, value]) => `"${name}" ${show(value)}`).join(' or ')
  return fault([...at, key], `is not an option of ${said}`, `take it out: only ${others} has it`)
}

/** The keys by which a shape says what it is, with their only values: 'kind', 'deposit'. */
function saidKinds(properties: NonNullable<SchemaNode['properties']>): readonly (readonly [string, unknown])[] {
  return Object.entries(properties).flatMap(([name, node]) =>
    typeof node === 'object' && node.const !== undefined ? [[name, node.const] as const] : [],
  )
}

/** For a union, reports the faults of the closest shape. */
function faultsOfUnion(
  issue: Extract<Issue, { code: 'invalid_union' }>,
  found: unknown,
  input: unknown,
  schema: SchemaNode,
) {
  if (issue.discriminator !== undefined && 'options' in issue && issue.options !== undefined) {
    const word = isRecord(found) ? found[issue.discriminator] : found
    return [fault(issue.path, `expected ${oneOf(issue.options)}, found ${show(word)}`, hintOf(word, issue.options))]
  }
  const nearestShape = [...issue.errors].sort((one, other) => distance(one) - distance(other))[0] ?? []
  const inner = nearestShape.map((each) => ({ ...each, path: [...issue.path, ...each.path] }))
  return inner.length === 0 ? [fault(issue.path, issue.message)] : faultsOfShape(inner, input, schema)
}

/**
 * Number of missing or unknown keys at the top of the value: a sign that another shape was meant. Deeper faults do not
 * count.
 */
function distance(issues: readonly Issue[]): number {
  return issues.reduce((sum, { code, path }) => {
    // Words where the shape is an object, or the other way round: a block of `home.blocks` may be either.
    if (path.length === 0 && (code === 'invalid_type' || code === 'invalid_value')) return sum + OTHER_KIND
    return path.length <= 1 ? sum + 1 : sum
  }, 0)
}

const OTHER_KIND = 100

const FORMATS: Readonly<Record<string, string>> = {
  email: 'an e-mail address',
  url: 'a full address such as https://www.dealer.example',
  date: 'a day as year-month-day, such as 2026-12-25',
  datetime: 'an instant with its offset, such as 2025-01-01T00:00:00+10:00',
}

/** The schema's own wording if it has one ('a time such as 08:30'), else the format's. */
function formatOf(issue: Extract<Issue, { code: 'invalid_format' }>): string {
  if ('prefix' in issue) return `text that starts with "${issue.prefix}"`
  if (!issue.message.startsWith('Invalid')) return issue.message
  return FORMATS[issue.format] ?? `text of the form ${issue.pattern ?? issue.format}`
}

/** A hint for '25/12/2026', which Australians write as day, month, year. */
function dateHint(format: string, found: unknown): string | null {
  const parts = typeof found === 'string' && /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(found.trim())
  if (format !== 'date' || !parts) return null
  const [, day = '', month = '', year] = parts
  if (Number(month) > 12 || Number(day) > 31) return null
  return `did you mean "${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}"?`
}

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

function weekdayHint(path: readonly PropertyKey[], found: unknown): string | null {
  if (path.at(-1) !== 'weekday' || typeof found !== 'string' || found.length < 3) return null
  const day = WEEKDAYS.findIndex((name) => name.startsWith(found.trim().toLowerCase()))
  return day === -1 ? '0 is Sunday, 1 Monday, 6 Saturday' : `write ${day}: 0 is Sunday, 1 Monday, 6 Saturday`
}

const UNITS: Readonly<Record<string, string>> = { array: 'item', string: 'character' }

function amount(limit: number | bigint, origin: string): string {
  const unit = UNITS[origin]
  return unit === undefined ? String(limit) : counted(Number(limit), unit)
}

const KINDS: Readonly<Record<string, string>> = {
  array: 'a list',
  object: 'an object',
  string: 'text in quotes',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
}

function a(kind: string): string {
  return KINDS[kind] ?? kind
}

function oneOf(values: readonly unknown[]): string {
  return values.length === 1 ? show(values[0]) : `one of ${values.map(show).join(', ')}`
}

function hintOf(found: unknown, values: readonly unknown[]): string | null {
  return typeof found === 'string'
    ? didYouMean(
        found,
        values.filter((value) => typeof value === 'string'),
      )
    : null
}

function foundNumber(found: unknown): string {
  return typeof found === 'number' ? `, found ${found}` : ''
}

function show(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (Array.isArray(value)) return 'a list'
  return isRecord(value) ? 'an object' : JSON.stringify(value)
}
