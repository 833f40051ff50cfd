import type { z } from 'zod'
import { FEED_FIELDS } from '#domain/feed/fields.ts'
import { type FeedMapping, feedMappingSchema } from '#domain/feed/mapping.ts'
import { readText } from '#site/files/read-text.ts'
import { didYouMean } from '#site/nearest.ts'

export type ReadMapping =
  | { readonly ok: true; readonly mapping: FeedMapping }
  | { readonly ok: false; readonly faults: readonly string[] }

/**
 * Reads and checks a mapping file. Each fault gives the place, what was expected and the nearest name. Without a file:
 * an empty mapping.
 */
export async function readMapping(file: string | null): Promise<ReadMapping> {
  if (file === null) return { ok: true, mapping: feedMappingSchema.parse({}) }
  let json: unknown
  try {
    json = JSON.parse(await readText(file))
  } catch (error) {
    // Missing or not JSON: the user must fix it.
    const reason =
      error instanceof SyntaxError
        ? `is not valid JSON: ${error.message}`
        : error instanceof TypeError
          ? `cannot be read: ${error.message}`
          : 'can’t be read: there is none, or this user may not'
    return { ok: false, faults: [`The mapping ${file} ${reason}.`] }
  }
  const parsed = feedMappingSchema.safeParse(json)
  if (parsed.success) return { ok: true, mapping: parsed.data }
  return { ok: false, faults: parsed.error.issues.map((issue) => `The mapping ${file}, ${faultOf(issue)}.`) }
}

const KEYS = Object.keys(feedMappingSchema.shape)
const SPEC_KEYS = ['column', 'split', 'pick', 'withoutTitle', 'words', 'list', 'value', 'firstOf', 'by', 'take']

function faultOf(issue: z.core.$ZodIssue): string {
  const innermost = innermostOf(issue)
  const at = innermost.path.join('.') || 'the file'
  if (innermost.code === 'unrecognized_keys') {
    const [key = ''] = innermost.keys
    return withHint(`${at}: the key '${key}' is unknown`, key, innermost.path.length === 0 ? KEYS : SPEC_KEYS)
  }
  if (innermost.code === 'invalid_key') {
    const key = String(innermost.path.at(-1) ?? '')
    return withHint(`${at}: '${key}' is not a field of a car`, key, Object.keys(FEED_FIELDS))
  }
  if (innermost.code === 'invalid_union')
    return `${at}: expected a column’s name in quotes, or how to take the field from one, such as {"column": "Price"}`
  return `${at}: ${wordsOf(innermost)}`
}

/** P-15: the schema's own words; the validator's are no words for a person. */
function wordsOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return `expected ${TYPES[issue.expected] ?? issue.expected}`
  if (issue.code === 'invalid_value' && /^Invalid/.test(issue.message))
    return `expected one of ${issue.values.map((value) => JSON.stringify(value)).join(', ')}`
  if (issue.code === 'too_small') return 'is empty, or too small'
  return /^(Invalid|Too)/.test(issue.message) ? 'is not written as docs/feeds.md says' : issue.message
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'text in quotes',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list in [ ]',
  object: 'an object in { }',
  record: 'an object in { }',
}

/** The error of a union's best-matching branch. */
function innermostOf(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  if (issue.code !== 'invalid_union') return issue
  const nearest = issue.errors
    .filter(
      (branch) =>
        branch.length > 0 && branch.every(({ path, code }) => path.length > 0 || code === 'unrecognized_keys'),
    )
    .toSorted((a, b) => a.length - b.length)[0]
  // A misspelt key is also reported as missing; report the spelling.
  const said = nearest?.find(({ code }) => code === 'unrecognized_keys') ?? nearest?.[0]
  return said === undefined ? issue : innermostOf({ ...said, path: [...issue.path, ...said.path] })
}

function withHint(sentence: string, word: string, candidates: readonly string[]): string {
  const hint = didYouMean(word, candidates)
  return hint === null ? sentence : `${sentence}; ${hint}`
}
