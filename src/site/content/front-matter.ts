import type { z } from 'zod'
import { didYouMean } from '../nearest.ts'

/** Why the front matter is refused, and what was likely meant. */
export type Refusal = readonly [reason: string, hint: string | null]

export type FrontMatter<Values> = {
  readonly body: string
  readonly refusals: readonly Refusal[]
  /** Null if anything is refused. */
  readonly values: Values | null
}

/**
 * Reads and checks the `key: value` lines between two `---` lines at the top of a Markdown file; also returns the rest.
 */
export function readFrontMatter<Shape extends Readonly<Record<string, z.ZodType>>>(
  source: string,
  schema: z.ZodObject<Shape>,
): FrontMatter<z.output<z.ZodObject<Shape>>> {
  const { head, body } = splitFront(source)
  const needed = Object.keys(schema.shape).filter((key) => !schema.shape[key]?.safeParse(undefined).success)
  if (head === null) {
    const lines = needed.map((key) => `${key}:`).join(', ')
    return {
      body,
      values: null,
      refusals: [[`it must begin with --- on a line, ${lines}, and --- on a line again`, null]],
    }
  }
  const read = schema.safeParse(head)
  if (read.success) return { body, values: read.data, refusals: [] }
  return {
    body,
    values: null,
    refusals: read.error.issues.flatMap((issue) => reasons(issue, Object.keys(schema.shape))),
  }
}

function reasons(issue: z.core.$ZodIssue, known: readonly string[]): readonly Refusal[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => [`the front matter has an unknown key "${key}"`, didYouMean(key, known)])
  const key = issue.path.join('.')
  return [[`the front matter’s ${key}: ${wanted(issue, key)}`, null]]
}

/** What is wrong, as its author would say it (P-15): the schema's own words where it has some. */
function wanted(issue: z.core.$ZodIssue, key: string): string {
  const { code, message } = issue
  if (code === 'invalid_type') return `missing; write "${key}: …" on a line of its own`
  if (code === 'too_small') return `empty; write it after "${key}:"`
  if (code === 'too_big') return `too long; write at most ${issue.maximum} characters`
  if (code === 'invalid_value' && /^Invalid/.test(message))
    return `expected one of ${issue.values.map(String).join(', ')}`
  return /^Invalid/.test(message) ? 'not written as expected' : `expected ${message}`
}

/** The lines between the two `---`, null without them, and the rest of a Markdown file. */
export function splitFront(source: string): {
  readonly head: Readonly<Record<string, string>> | null
  readonly body: string
} {
  const text = source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
  const match = /^---\n(?<head>[\s\S]*?)\n---\n?(?<body>[\s\S]*)$/.exec(text)
  if (!match?.groups) return { head: null, body: text }
  const lines = (match.groups.head ?? '').split('\n').filter((line) => line.trim() !== '')
  const pairs = lines.map((line): [string, string] => {
    const colon = line.indexOf(':')
    return colon === -1 ? [line.trim(), ''] : [line.slice(0, colon).trim(), line.slice(colon + 1).trim()]
  })
  return { head: Object.fromEntries(pairs), body: match.groups.body ?? '' }
}

/** A Markdown file of these lines and this text. What is empty has no line. */
export function joinFront(head: Readonly<Record<string, string>>, body: string): string {
  const lines = Object.entries(head)
    .map(([key, value]) => [key, value.replace(/\s+/g, ' ').trim()] as const)
    .filter(([, value]) => value !== '')
  return ['---', ...lines.map(([key, value]) => `${key}: ${value}`), '---', '', `${body.trim()}\n`].join('\n')
}
