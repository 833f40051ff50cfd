import { z } from 'zod'
import { TEMPLATE_VARIABLES } from './mail-template.ts'

/** INBOX-7: a text that staff answer with. */
export interface MailTemplate {
  readonly id: string
  readonly name: string
  readonly subject: string
  readonly body: string
}

const variableNames = Object.keys(TEMPLATE_VARIABLES)

/** 'Did you mean {first_name}?' for a name that another begins with, or that begins with another. */
function unknownVariable(text: string): string | undefined {
  const wrong = variablesOf(text).find((name) => !variableNames.includes(name))
  if (wrong === undefined) return undefined
  const near = variableNames.find(
    (name) => name.startsWith(wrong) || wrong.startsWith(name) || name.endsWith(`_${wrong}`),
  )
  const help = near ? `Did you mean {${near}}?` : `There are ${variableNames.map((name) => `{${name}}`).join(', ')}.`
  return `{${wrong}} isn’t known. ${help}`
}

const variables = { error: (issue: { readonly input?: unknown }) => unknownVariable(String(issue.input ?? '')) }

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

function hasKnownVariables(text: string): boolean {
  return variablesOf(text).every((name) => variableNames.includes(name))
}

function variablesOf(text: string): readonly string[] {
  return [...text.matchAll(/\{([a-z_]+)\}/g)].map(([, name = '']) => name)
}
