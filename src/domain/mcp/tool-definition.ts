import { z } from 'zod'
import { typedNumber } from '../typed-number.ts'

/** A tool of /mcp: its name, what an agent reads about it, and its input. */
export interface ToolDefinition<Input> {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly input: z.ZodType<Input>
}

/** The input of a call, or what is wrong with it in one sentence for each fault. */
export type ReadInput<Input> =
  | { readonly ok: true; readonly input: Input }
  | { readonly ok: false; readonly reason: string }

/**
 * Reads the arguments of a call. An agent's text is data: unknown names and wrong types are refused. A20: what agents write
 * for the same thing is taken: a number as text, a text as number, another case of a listed word, null for 'not given'.
 */
export function readInput<Input>(definition: ToolDefinition<Input>, given: unknown): ReadInput<Input> {
  const read = definition.input.safeParse(asWritten(toolListing(definition).inputSchema, given ?? {}))
  if (read.success) return { ok: true, input: read.data }
  const faults = read.error.issues.map(({ path, message }) => (path.length ? `${path.join('.')}: ${message}` : message))
  return { ok: false, reason: faults.join('; ') }
}

/** A tool as tools/list shows it. Every tool only reads. */
export function toolListing({ name, title, description, input }: ToolDefinition<unknown>) {
  return {
    name,
    title,
    description,
    inputSchema: z.toJSONSchema(input, { io: 'input' }),
    annotations: { readOnlyHint: true, openWorldHint: false },
  }
}

type InputSchema = ReturnType<typeof toolListing>['inputSchema']

function asWritten({ properties = {} }: InputSchema, given: unknown): unknown {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => {
      if (value === null || value === '') return []
      const property = properties[name]
      return [[name, typeof property === 'object' ? valueAsWritten(property, value) : value]]
    }),
  )
}

function valueAsWritten({ type, enum: words }: { type?: unknown; enum?: readonly unknown[] }, value: unknown): unknown {
  if (words && typeof value === 'string')
    return words.find((word) => String(word).toLowerCase() === value.trim().toLowerCase()) ?? value
  if (type === 'string' && typeof value === 'number') return String(value)
  if ((type !== 'integer' && type !== 'number') || typeof value !== 'string') return value
  const number = typedNumber(value)
  return number === null || Number.isNaN(number) ? value : number
}
