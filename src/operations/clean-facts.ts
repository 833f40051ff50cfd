import { types } from 'node:util'
import { cutText } from '#domain/cut-text.ts'

/** An error without personal data: name, code, cleaned message and stack. */
export interface LoggedError {
  readonly name: string
  readonly code: string | null
  readonly message: string
  /** The 'at …' lines only. */
  readonly stack: string
  /** Names from our own schema, set on database errors. */
  readonly table?: string
  readonly column?: string
  readonly constraint?: string
}

/**
 * H6: removes personal data from log fields. Drops fields that hold personal details or query values, at any depth;
 * turns an Error into a LoggedError; masks e-mail addresses and numbers in error texts.
 */
export function cleanFacts(facts: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return cleanFields(facts, 0)
}

/** An error that is safe to write to the log or to a terminal. */
export function loggedError(error: unknown): LoggedError {
  if (!isError(error)) return { name: 'NotAnError', code: null, message: cleanText(String(error)), stack: '' }
  const { name, message, stack = '' } = error
  const fields = error as Partial<Record<'code' | 'table' | 'column' | 'constraint', unknown>>
  const ours = (['table', 'column', 'constraint'] as const).flatMap((key) =>
    typeof fields[key] === 'string' && IDENTIFIER.test(fields[key]) ? [[key, fields[key]]] : [],
  )
  return {
    name: IDENTIFIER.test(name) ? name : 'Error',
    code: typeof fields.code === 'string' && IDENTIFIER.test(fields.code) ? fields.code : null,
    message: cleanText(message),
    // The first lines repeat the message.
    stack: stack
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...Object.fromEntries(ours),
  }
}

/**
 * Masks values in an error message. Databases and parsers quote them in double quotes ('invalid input syntax for type
 * json: "Jo …"'); mail servers and SMS services repeat addresses and numbers.
 */
export function cleanText(text: string): string {
  return cutText(
    text
      .replace(/".*"/gs, '"…"')
      .replace(/\)=\(.*\)/gs, ')=(…)')
      .replace(/[^\s<>()[\],;:'‘’"]+/g, (word) => (/.@./.test(word) ? '[address]' : word))
      .replace(/\+?\d[\d ()]{6,}\d/g, '[number]'),
    LONGEST_TEXT,
  )
}

function cleanFields(fields: object, depth: number): Record<string, unknown> {
  const entries = Object.entries(fields).filter(([key]) => !LEFT_OUT.has(key))
  return Object.fromEntries(entries.map(([key, value]) => [key, clean(key, value, depth)]))
}

function clean(key: string, value: unknown, depth: number): unknown {
  if (isError(value)) return loggedError(value)
  if (typeof value === 'string') return ERROR_TEXTS.has(key) ? cleanText(value) : value
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  if (depth >= DEEPEST) return '…'
  return Array.isArray(value) ? value.map((each) => clean(key, each, depth + 1)) : cleanFields(value, depth + 1)
}

function isError(value: unknown): value is Error {
  return value instanceof Error || types.isNativeError(value)
}

/**
 * Terminal message for an error that ends a command: our own sentence, or for bugs and database errors the name, code
 * and stack.
 */
export function errorSentence(error: unknown): string {
  const { name, code, message, stack } = loggedError(error)
  const isSentence = error instanceof Error && !BUGS.has(name) && !(code !== null && SQL_STATE.test(code))
  return isSentence ? error.message : [`${name}${code === null ? '' : ` (${code})`}: ${message}`, stack].join('\n')
}

const BUGS: ReadonlySet<string> = new Set([
  'TypeError',
  'ReferenceError',
  'RangeError',
  'SyntaxError',
  'AssertionError',
])
/** Each has a digit, such as XX000; EPERM and ELOOP are the disk's. */
const SQL_STATE = /^(?=.*\d)[0-9A-Z]{5}$/

const IDENTIFIER = /^[\w.:-]{1,80}$/
const LONGEST_TEXT = 1000
const DEEPEST = 4

/** Fields that hold error texts; these are cleaned. */
const ERROR_TEXTS: ReadonlySet<string> = new Set(['reason', 'error', 'stack', 'fault', 'text'])

/** Fields with personal details or query values; these are dropped. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  ...['email', 'phone', 'name', 'last_name', 'message', 'postcode', 'cookie', 'authorization', 'payload', 'buyer'],
  ...['params', 'parameters', 'query', 'detail', 'where', 'internalQuery', 'cause'],
])
