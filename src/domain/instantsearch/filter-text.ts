import type { Filter } from '#search/engine.ts'

/** A condition, or the sentence that says what is wrong with it. */
export type ReadFilter = Filter | string

/** Reads one condition, 'make:Toyota' or 'price>=10000'; `not`: its opposite. */
export type ReadCondition = (text: string, not: boolean) => ReadFilter

/** More conditions than a page has boxes to tick; each is a look at the whole stock. */
const MOST_CONDITIONS = 50
const DEEPEST = 10

/**
 * Algolia's `filters`: conditions with AND, OR, NOT and brackets, 'make:"Land Rover" AND (price < 20000 OR NOT tag:new)'.
 * AND binds before OR. Null for an empty text.
 */
export function readFilterText(text: string, readCondition: ReadCondition): ReadFilter | null {
  const tokens = text.match(TOKEN)?.map((token) => token.trim()) ?? []
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

/** Brackets, comparisons with their spaces, conditions whose value is quoted, words. */
const TOKEN =
  /\s*(?:[()]|[\w.]+\s*(?:<=|>=|!=|=|<|>)\s*-?[\d.]+|[\w.]+\s*:\s*-?[\d.]+\s+TO\s+-?[\d.]+|[\w.]+:-?"(?:\\.|[^"\\])*"|[\w.]+:-?'(?:\\.|[^'\\])*'|[^\s()]+)/g

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

/** 'make:Land Rover' of 'make:"Land Rover"'. */
function unquoted(token: string): string {
  const [, name, quoted] = /^([\w.]+:-?)["'](.*)["']$/s.exec(token) ?? []
  return name === undefined || quoted === undefined ? token : name + quoted.replace(/\\(["'\\])/g, '$1')
}
