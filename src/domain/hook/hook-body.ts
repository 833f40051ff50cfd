import { z } from 'zod'
import { STAGES } from '../inbox/stage.ts'
import { RESERVATION_STATES } from '../reservation/reservation.ts'
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
      .describe('Null: a test, or a reservation without a lead'),
    reservation: z
      .strictObject({
        id: z.string(),
        car: z.string().describe('Id of the car'),
        state: z.enum(RESERVATION_STATES),
        held_until: z.iso.datetime().nullable().describe('End of the hold; null: it was never held'),
        refund: z.enum(['none', 'due', 'sent']),
      })
      .nullable()
      .describe('Null: the event is not about a reservation'),
  })
  .describe('Something happened in the inbox or to a reservation: read the conversation for the rest')
export type HookBody = z.output<typeof hookBody>
