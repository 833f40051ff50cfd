import { z } from 'zod'
import { CALL_OUTCOMES } from '../inbox/call-outcome.ts'
import { LONGEST_LINE, LONGEST_MAIL, LONGEST_NOTE } from '../inbox/longest-texts.ts'
import { SAVED_VIEWS, type SavedView } from '../inbox/saved-view.ts'
import { STAGES } from '../inbox/stage.ts'

const instant = z.string().describe('Time, ISO 8601 in UTC')
const id = z.string().describe('Id')
const VIEWS = Object.keys(SAVED_VIEWS) as [SavedView, ...SavedView[]]

/** INTAKE-7: one car in the flat shape that dealer systems send. Other values of STOCK-4 may be there too. */
export const pushedCarBody = z
  .looseObject({
    stocknum: z
      .union([z.string().trim().min(1).max(100), z.number()])
      .optional()
      .describe('Stock number'),
    status: z.string().optional().describe("'in_stock', 'coming_soon', 'sold' or 'withdrawn'"),
    last_modified_utc: z
      .string()
      .optional()
      .describe('When your system changed the car: a call with an earlier time than one before changes nothing'),
    feed: z.string().optional().describe('Name of the feed, if the site has several'),
    make: z.string().optional(),
    model: z.string().optional(),
  })
  .describe('One car: make, model, year, dapprice, egcprice, odometer, dealercomments, images …')
  // The server takes other names too: those of the feed's mapping, and of the nested export (docs/feeds.md).
  .meta({ required: ['stocknum', 'make', 'model'] })

export const apiPushedCar = z.strictObject({
  result: z.enum(['added', 'changed', 'unchanged', 'older', 'repeated']),
  car: z.strictObject({ id, slug: z.string() }).nullable().describe('Null: the call changed nothing'),
  warnings: z.array(
    z.strictObject({
      field: z.string().nullable(),
      message: z.string(),
      value: z.string().nullable(),
      fix: z.string().nullable(),
    }),
  ),
})
export type ApiPushedCar = z.output<typeof apiPushedCar>

/** A row of the list. */
export const apiConversation = z
  .strictObject({
    id,
    version: z
      .string()
      .describe('Other after each change; also the ETag. Send it as If-Match to change only this version.'),
    name: z.string(),
    phone: z.string().nullable().describe('E.164'),
    email: z.string().nullable(),
    stage: z.enum(STAGES),
    reason: z.string().nullable().describe('Why it is lost or junk'),
    is_open: z.boolean(),
    category: z.string(),
    source: z.string(),
    location_id: z.string().nullable(),
    dealership_slug: z.string().nullable(),
    car: z.strictObject({ id, title: z.string().nullable() }).nullable(),
    enquiries: z.number().int().describe('Number of enquiries'),
    assignee: z.strictObject({ id, name: z.string() }).nullable().describe('Null: unassigned'),
    response: z
      .strictObject({
        waiting_since: instant,
        target_at: instant.nullable(),
        overdue_at: instant.nullable(),
        colour: z.enum(['green', 'amber', 'red']),
      })
      .nullable()
      .describe('The response clock; null once a person has answered'),
    last_event: z.strictObject({ kind: z.string(), at: instant }),
    next_action: z.strictObject({ text: z.string(), at: instant.nullable() }).nullable(),
    opened_at: instant,
    last_enquiry_at: instant,
    changed_at: instant,
  })
  .describe('All that happens with one person about one wish')
export type ApiConversation = z.output<typeof apiConversation>

export const apiConversationPage = z.strictObject({
  data: z.array(apiConversation),
  next: z.string().nullable().describe('Cursor: send it as "after" for the next page; null on the last one'),
})

export const apiConversationDetail = z.strictObject({
  ...apiConversation.shape,
  history: z
    .array(
      z.strictObject({
        id,
        at: instant,
        kind: z.string(),
        by: z.strictObject({ id, name: z.string() }).nullable().describe('Null: the platform itself'),
        lead_id: z.string().nullable(),
        data: z.record(z.string(), z.unknown()),
      }),
    )
    .describe('Oldest first'),
  leads: z
    .array(z.record(z.string(), z.unknown()))
    .describe('Each enquiry, oldest first, with the fields of the lead webhook (docs/leads.md)'),
  mails: z.array(
    z.strictObject({
      id,
      channel: z.enum(['mail', 'text']).describe('A text message has numbers for addresses, and no subject'),
      at: instant,
      direction: z.enum(['in', 'out']),
      from: z.string(),
      to: z.string(),
      subject: z.string(),
      text: z.string().describe('All of it, with what it quotes'),
      said: z.string().describe('What the writer wrote, without what we take for a quote or a signature'),
      delivery: z.enum(['pending', 'sent', 'failed', 'dead']).nullable().describe('Null for a mail from the buyer'),
      files: z
        .array(z.strictObject({ id: id.nullable(), name: z.string(), type: z.string(), size: z.number().int() }))
        .describe("Files that came or went with it, with their bytes' type and size; null: too large to be stored"),
    }),
  ),
})

export type ApiConversationDetail = z.output<typeof apiConversationDetail>

export const apiPeople = z.strictObject({
  data: z.array(z.strictObject({ id, name: z.string() })).describe('People who may answer, by name'),
})

/** The query of the list. */
export const listQuery = z.strictObject({
  view: z.enum(VIEWS).default('all').describe('Saved view. "mine" is what the key itself is assigned, so nothing.'),
  q: z.string().max(100).default('').describe('Words: name, phone, email, plate, stock number, car'),
  stage: z.enum(STAGES).optional(),
  category: z.string().max(100).optional(),
  location: z.string().max(100).optional().describe('Id of a location'),
  source: z.string().max(100).optional(),
  assignee: z.string().max(100).optional().describe('Id of a person'),
  after: z.string().max(100).optional().describe('Cursor: "next" of the page before'),
  limit: z.coerce.number().int().min(1).max(100).default(50),
})

export const stageBody = z.strictObject({
  stage: z.enum(STAGES).exclude(['new']),
  reason: z.string().max(LONGEST_LINE).nullable().default(null).describe('Needed for lost and junk'),
})
export const noteBody = z.strictObject({ text: z.string().trim().min(1).max(LONGEST_NOTE) })
export const callBody = z.strictObject({
  outcome: z.enum(CALL_OUTCOMES),
  text: z.string().max(LONGEST_NOTE).default(''),
})
export const assigneeBody = z.strictObject({
  person: z.string().max(100).nullable().describe('Id of a person (GET /people); null: unassigned'),
})
export const replyBody = z.strictObject({
  subject: z.string().max(LONGEST_LINE).default('').describe('Empty: that of the mail before'),
  text: z.string().trim().min(1).max(LONGEST_MAIL).describe('Plain text; the signature has the name of the key'),
  car_ids: z.array(z.string()).max(6).default([]).describe('Cars to show with photo and price'),
})

export const apiProblem = z
  .strictObject({
    error: z.strictObject({
      code: z.string().describe('For programs'),
      message: z.string().describe('What is wrong'),
      where: z.string().nullable().describe('Field, header or address'),
      fix: z.string().describe('What to do'),
    }),
  })
  .describe('An error: what is wrong, where, and what to do')
export type ApiProblem = z.output<typeof apiProblem>['error']
