import type { Filter } from '#search/engine.ts'
import type { OutsideText } from '../outside-text.ts'

/** A parsed condition, or the error message. */
export type ReadFilter = Filter | string

/** Parses one condition, such as 'make:Toyota' or 'price>=10000'. `not` negates it. */
export type ReadCondition = (text: string, not: boolean) => ReadFilter

/** More than any page has checkboxes. The limit bounds the work, because each condition scans the whole stock. */
const MOST_CONDITIONS = 50
const DEEPEST = 10

/**
 * Parses Algolia's `filters`: conditions joined by AND, OR, NOT and brackets, such as 'make:"Land Rover" AND (price <
 * 20000 OR NOT tag:new)'. AND binds before OR. Null if the text is empty.
 */
export function readFilterText(text: OutsideText, readCondition: ReadCondition): ReadFilter | null {
  const tokens = text.match(TOKEN) ?? []
  if (tokens.length === 0) return null
  if (tokens.length > MOST_CONDITIONS * 4) return `filters: at most ${MOST_CONDITIONS} conditions.`
  const reading: Reading = { tokens, at: 0, readCondition }
  const read = either(reading, 0)
  if (typeof read !== 'string' && reading.at < tokens.length)
    return `filters: ${JSON.stringify(tokens[reading.at])} is not expected there; AND or OR joins conditions.`
  return read
}

interface Reading {
  readonly tokens: readonly string[]
  at: number
  readonly readCondition: ReadCondition
}

/** Brackets, comparisons with their spaces, conditions with a quoted value, and words. */
const TOKEN =
  /(?:[()]|[\w.]+\s*(?:<=|>=|!=|=|<|>)\s*-?[\d.]+|[\w.]+\s*:\s*-?[\d.]+\s+TO\s+-?[\d.]+|[\w.]+:-?"(?:\\.|[^"\\])*"|[\w.]+:-?'(?:\\.|[^'\\])*'|[^\s()]+)/g

function either(reading: Reading, depth: number): ReadFilter {
  return joined(reading, 'OR', 'any', () => all(reading, depth))
}

function all(reading: Reading, depth: number): ReadFilter {
  return joined(reading, 'AND', 'all', () => one(reading, depth))
}

function joined(reading: Reading, word: 'AND' | 'OR', kind: 'any' | 'all', next: () => ReadFilter): ReadFilter {
  const filters: Filter[] = []
  do {
    const read = next()
    if (typeof read === 'string') return read
    filters.push(read)
  } while (reading.tokens[reading.at] === word && ++reading.at > 0)
  const [only, ...others] = filters
  return only && others.length === 0 ? only : { kind, filters }
}

function one(reading: Reading, depth: number): ReadFilter {
  const not = reading.tokens[reading.at] === 'NOT'
  if (not) reading.at++
  const token = reading.tokens[reading.at++]
  if (token === undefined || token === 'AND' || token === 'OR' || token === ')')
    return 'filters: a condition is missing.'
  if (token !== '(') return reading.readCondition(unquoted(token), not)
  if (not) return 'filters: NOT stands before a condition, not before brackets.'
  if (depth === DEEPEST) return `filters: at most ${DEEPEST} brackets within each other.`
  const inner = either(reading, depth + 1)
  if (typeof inner === 'string') return inner
  return reading.tokens[reading.at++] === ')' ? inner : 'filters: a bracket is not closed.'
}

/** Removes the quotes: 'make:"Land Rover"' becomes 'make:Land Rover'. */
function unquoted(token: string): string {
  const [, name, quoted] = /^([\w.]+:-?)["'](.*)["']$/s.exec(token) ?? []
  return name === undefined || quoted === undefined ? token : name + quoted.replace(/\\(["'\\])/g, '$1')
}
