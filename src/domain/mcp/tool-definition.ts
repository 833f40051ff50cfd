import { z } from 'zod'

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

/** Reads the arguments of a call. An agent's text is data: unknown names and wrong types are refused. */
export function readInput<Input>({ input }: ToolDefinition<Input>, given: unknown): ReadInput<Input> {
  const read = input.safeParse(given ?? {})
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
