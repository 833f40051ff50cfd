import { types } from 'node:util'

/** What may be written of an error: what and where it is, without any value that it was about. */
export interface LoggedError {
  readonly name: string
  readonly code: string | null
  readonly message: string
  /** The lines of places alone. */
  readonly stack: string
  /** Of a database: names of ours. */
  readonly table?: string
  readonly column?: string
  readonly constraint?: string
}

/**
 * H6: what is logged, without what could name a person. Fields that hold a person's details or a query's values are left
 * out at any depth; an Error becomes a LoggedError; addresses and numbers are masked in what an error says.
 */
export function cleanFacts(facts: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return cleanFields(facts, 0)
}

/** An error as it may be written: to the log, or to the terminal that runs a command. */
export function loggedError(error: unknown): LoggedError {
  if (!isError(error)) return { name: 'NotAnError', code: null, message: cleanText(String(error)), stack: '' }
  const { name, message, stack = '' } = error
  const own = error as Partial<Record<'code' | 'table' | 'column' | 'constraint', unknown>>
  const ours = (['table', 'column', 'constraint'] as const).flatMap((key) =>
    typeof own[key] === 'string' && IDENTIFIER.test(own[key]) ? [[key, own[key]]] : [],
  )
  return {
    name: IDENTIFIER.test(name) ? name : 'Error',
    code: typeof own.code === 'string' && IDENTIFIER.test(own.code) ? own.code : null,
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
 * What an error says, without values: databases and parsers quote them in double quotes ('invalid input syntax for type
 * json: "Jo …"'), mail servers and text message services repeat addresses and numbers.
 */
export function cleanText(text: string): string {
  return text
    .replace(/".*"/gs, '"…"')
    .replace(/\)=\(.*\)/gs, ')=(…)')
    .replace(/[^\s<>()[\],;:'‘’"]+@[^\s<>()[\],;:'‘’"]+/g, '[address]')
    .replace(/\+?\d[\d ()]{6,}\d/g, '[number]')
    .slice(0, LONGEST_TEXT)
}

function cleanFields(fields: object, depth: number): Record<string, unknown> {
  const entries = Object.entries(fields).filter(([key]) => !LEFT_OUT.has(key))
  return Object.fromEntries(entries.map(([key, value]) => [key, clean(key, value, depth)]))
}

function clean(key: string, value: unknown, depth: number): unknown {
  if (isError(value)) return loggedError(value)
  if (typeof value === 'string') return SAID.has(key) ? cleanText(value) : value
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  if (depth >= DEEPEST) return '…'
  return Array.isArray(value) ? value.map((each) => clean(key, each, depth + 1)) : cleanFields(value, depth + 1)
}

function isError(value: unknown): value is Error {
  return value instanceof Error || types.isNativeError(value)
}

/**
 * What a person at a terminal reads of an error that ends a command: the sentence that was written for them, or, of a bug
 * and of what a database said, its shape and where it is.
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
const SQL_STATE = /^[0-9A-Z]{5}$/

const IDENTIFIER = /^[\w.:-]{1,80}$/
const LONGEST_TEXT = 1000
const DEEPEST = 4

/** Fields that say what went wrong in words. */
const SAID: ReadonlySet<string> = new Set(['reason', 'error', 'stack', 'fault', 'text'])

/** A person's details, and a failed query's values. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  ...['email', 'phone', 'name', 'last_name', 'message', 'postcode', 'cookie', 'authorization', 'payload', 'buyer'],
  ...['params', 'parameters', 'query', 'detail', 'where', 'internalQuery', 'cause'],
])
