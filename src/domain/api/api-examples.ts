import type { z } from 'zod'
import type { ApiOperation } from './api-routes.ts'
import type { ApiConversation, ApiConversationDetail, ApiProblem, apiPeople, apiPushedCar } from './api-schemas.ts'

const KIM = { id: '9a2e', name: 'Kim Sales' }

const CONVERSATION: ApiConversation = {
  id: '5f0c',
  version: 'mhz1k2.2.contacted.mail-in.9a2e',
  name: 'Jo Nguyen',
  phone: '+61491570156',
  email: 'jo@mail.example',
  stage: 'contacted',
  reason: null,
  is_open: true,
  category: 'Vehicle Enquiry',
  source: 'Website',
  location_id: 'moorooka',
  dealership_slug: 'sample-motors',
  car: { id: 'k3v9', title: '2021 Toyota HiLux SR5' },
  enquiries: 1,
  assignee: KIM,
  response: null,
  last_event: { kind: 'mail-in', at: '2026-11-23T03:40:00.000Z' },
  next_action: { text: 'Call about the trade-in', at: '2026-11-23T23:00:00.000Z' },
  opened_at: '2026-11-23T03:10:00.000Z',
  last_enquiry_at: '2026-11-23T03:10:00.000Z',
  changed_at: '2026-11-23T03:40:00.000Z',
}

const DETAIL: ApiConversationDetail = {
  ...CONVERSATION,
  history: [
    { id: '41', at: '2026-11-23T03:10:00.000Z', kind: 'lead', by: null, lead_id: 'c771', data: {} },
    { id: '42', at: '2026-11-23T03:20:00.000Z', kind: 'mail-out', by: KIM, lead_id: 'c771', data: { mailId: 'm1' } },
  ],
  leads: [{ lead_id: 'c771', category: 'Vehicle Enquiry', name: 'Jo', last_name: 'Nguyen' }],
  mails: [
    {
      id: 'm1',
      channel: 'mail',
      at: '2026-11-23T03:20:00.000Z',
      direction: 'out',
      from: 'sales@sample.example',
      to: 'jo@mail.example',
      subject: 'Re: Your enquiry: 2021 Toyota HiLux SR5',
      text: 'Hi Jo, it is here and ready to drive.',
      said: 'Hi Jo, it is here and ready to drive.',
      delivery: 'sent',
      files: [{ id: 'f1', name: 'Offer.pdf', type: 'application/pdf', size: 48_210 }],
    },
  ],
}

interface Example {
  readonly body?: Readonly<Record<string, unknown>>
  readonly answer: unknown
}

/** An example of each operation's body and answer; open-api.test checks them against the schemas. */
export const API_EXAMPLES: Readonly<Record<ApiOperation, Example>> = {
  listConversations: { answer: { data: [CONVERSATION], next: '1795392000000~5f0c' } },
  readConversation: { answer: DETAIL },
  setStage: {
    body: { stage: 'lost', reason: 'Bought elsewhere' },
    answer: { ...DETAIL, stage: 'lost', reason: 'Bought elsewhere', is_open: false },
  },
  assign: { body: { person: '9a2e' }, answer: DETAIL },
  addNote: { body: { text: 'Wants a tow bar.' }, answer: DETAIL },
  logCall: { body: { outcome: 'message-left', text: 'Calls back tonight.' }, answer: DETAIL },
  reply: { body: { text: 'Hello {first_name}, it is still here.', car_ids: ['k3v9'] }, answer: DETAIL },
  listPeople: { answer: { data: [KIM] } satisfies z.output<typeof apiPeople> },
  pushCar: {
    body: {
      stocknum: 'U100',
      status: 'in_stock',
      make: 'Toyota',
      model: 'HiLux',
      year: 2021,
      dapprice: 52_990,
      last_modified_utc: '2026-11-23T03:00:00Z',
    },
    answer: {
      result: 'changed',
      car: { id: 'k3v9', slug: '2021-toyota-hilux-sr5-k3v9' },
      warnings: [],
    } satisfies z.output<typeof apiPushedCar>,
  },
}

export const PROBLEM_EXAMPLE: { readonly error: ApiProblem } = {
  error: { code: 'reason-missing', message: 'This stage needs a reason.', where: 'stage', fix: "Send 'reason'." },
}

/** What a webhook brings. */
export const HOOK_EXAMPLE = {
  id: '0b51',
  type: 'conversation.stage_changed',
  at: '2026-11-23T03:40:00.000Z',
  site: 'sample-motors',
  conversation: { id: '5f0c', stage: 'contacted', category: 'Vehicle Enquiry', location: 'moorooka', assignee: '9a2e' },
  reservation: null,
} as const

/** What a webhook brings of a reservation. */
export const RESERVATION_HOOK_EXAMPLE = {
  ...HOOK_EXAMPLE,
  id: '0b52',
  type: 'reservation.held',
  reservation: { id: 'r77a', car: 'k3v9', state: 'held', held_until: '2026-11-25T03:40:00.000Z', refund: 'none' },
} as const
