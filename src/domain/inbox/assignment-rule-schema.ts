import { z } from 'zod'
import { LEAD_CATEGORIES } from '../lead/category.ts'
import type { AssignmentRule } from './assignment-rule.ts'

const words = z.array(z.string().min(1).max(60)).min(1).max(100)
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time such as 08:30')
const postcodes = z.string().regex(/^\d{4,5}(\s*-\s*\d{4,5})?$/, 'a postcode such as 4000, or 4000-4199')
const person = z.string().min(1).max(100)

const rule = z.strictObject({
  id: z.string().min(1).max(60),
  name: z.string().trim().min(1).max(100),
  when: z.strictObject({
    categories: z.array(z.enum(LEAD_CATEGORIES)).min(1).optional(),
    locations: words.optional(),
    makes: words.optional(),
    conditions: words.optional(),
    price: z.strictObject({ from: z.number().min(0).optional(), to: z.number().min(0).optional() }).optional(),
    states: words.optional(),
    postcodes: z.array(postcodes).min(1).max(100).optional(),
    hours: z.strictObject({ from: time, to: time }).optional(),
    weekdays: z.array(z.int().min(0).max(6)).min(1).optional(),
  }),
  to: z.union([z.strictObject({ person }), z.strictObject({ team: z.string().min(1).max(60) })]),
  whenOverdue: z.discriminatedUnion('do', [
    z.strictObject({ do: z.literal('nothing') }),
    z.strictObject({ do: z.literal('reassign') }),
    z.strictObject({ do: z.literal('escalate'), to: person }),
  ]),
})

/** INBOX-4: the rules of a site as the console and the API send them. */
const assignmentRules = z
  .array(rule)
  .max(200)
  .refine((rules) => new Set(rules.map(({ id }) => id)).size === rules.length, 'Two rules have the same id.')

export type ReadRules =
  | { readonly ok: true; readonly rules: readonly AssignmentRule[] }
  | { readonly ok: false; readonly message: string }

/** INBOX-4: checks rules; `message` says what is wrong with which. */
export function readAssignmentRules(input: unknown): ReadRules {
  const read = assignmentRules.safeParse(input)
  // The optional parts have the schema's type, which allows undefined too.
  return read.success
    ? { ok: true, rules: read.data as unknown as readonly AssignmentRule[] }
    : { ok: false, message: faultOf(read.error) }
}

/** The first fault in words for the page: 'Rule 3, person: too long.' */
function faultOf({ issues }: z.ZodError): string {
  const [first] = issues
  const inner = first?.code === 'invalid_union' ? first.errors[0]?.[0] : undefined
  const issue = inner ?? first
  const [at, ...path] = [...(first?.path ?? []), ...(inner?.path ?? [])]
  const place = typeof at === 'number' ? [`Rule ${at + 1}`, PARTS[String(path.findLast(isName))] ?? []].flat() : []
  const said = issue === undefined ? OTHERWISE() : (SAID[issue.code] ?? OTHERWISE)(issue)
  return `${place.join(', ')}${place.length > 0 ? ': ' : ''}${said}`
}

const isName = (part: PropertyKey) => typeof part === 'string' && part in PARTS

const PARTS: Readonly<Record<string, string>> = {
  name: 'name',
  person: 'person',
  team: 'team',
  categories: 'kinds of enquiry',
  locations: 'locations',
  makes: 'makes',
  conditions: 'conditions',
  price: 'price',
  states: 'states',
  postcodes: 'postcodes',
  hours: 'hours',
  weekdays: 'days',
  whenOverdue: 'when it is overdue',
}

const OTHERWISE = () => 'this can’t be used.'
const SAID: Readonly<Partial<Record<z.core.$ZodIssue['code'], (issue: z.core.$ZodIssue) => string>>> = {
  too_big: () => 'this is too long, or there are too many.',
  too_small: () => 'this is missing.',
  invalid_format: ({ message }) => `write ${message}.`,
  unrecognized_keys: (issue) => `there is no ${'keys' in issue ? String(issue.keys) : 'such part'} in a rule.`,
  custom: ({ message }) => message,
}
