import { z } from 'zod'
import { TEMPLATE_VARIABLES } from './mail-template.ts'

/** INBOX-7: a text that staff answer with. */
export interface MailTemplate {
  readonly id: string
  readonly name: string
  readonly subject: string
  readonly body: string
}

const known = Object.keys(TEMPLATE_VARIABLES)
const variables = `The variables are ${known.map((name) => `{${name}}`).join(', ')}.`

export const TEMPLATE_SCHEMA = z.strictObject({
  id: z.string().min(1).max(60),
  name: z.string().trim().min(1, 'Give the template a name.').max(100, 'Use at most 100 characters for the name.'),
  subject: z.string().max(200, 'Use at most 200 characters for the subject.').refine(hasKnownVariables, variables),
  body: z
    .string()
    .min(1, 'Write the message.')
    .max(20_000, 'Use at most 20,000 characters for the message.')
    .refine(hasKnownVariables, variables),
})

export type ReadTemplate =
  | { readonly ok: true; readonly template: MailTemplate }
  | { readonly ok: false; readonly message: string }

/** INBOX-7: checks a template; its variables must be known. */
export function readMailTemplate(input: unknown): ReadTemplate {
  const read = TEMPLATE_SCHEMA.safeParse(input)
  return read.success ? { ok: true, template: read.data } : { ok: false, message: z.prettifyError(read.error) }
}

function hasKnownVariables(text: string): boolean {
  return [...text.matchAll(/\{([a-z_]+)\}/g)].every(([, name = '']) => known.includes(name))
}
