import { z } from 'zod'
import { STAGES } from '../inbox/stage.ts'
import { HOOK_EVENT_NAMES } from './hook-events.ts'

/** The body of a webhook: ids and states alone, as they are when it is sent (docs/decisions/165). */
export const hookBody = z
  .strictObject({
    id: z.string().describe('The same at every attempt, and in Idempotency-Key'),
    type: z.enum([...HOOK_EVENT_NAMES, 'test']),
    at: z.iso.datetime().describe('When it happened'),
    site: z.string(),
    conversation: z
      .strictObject({
        id: z.string(),
        stage: z.enum(STAGES),
        category: z.string(),
        location: z.string().nullable(),
        assignee: z.string().nullable().describe('Id of a person; null: unassigned'),
      })
      .nullable()
      .describe('Null: a test'),
  })
  .describe('Something happened in the inbox: read the conversation for the rest')
export type HookBody = z.output<typeof hookBody>
