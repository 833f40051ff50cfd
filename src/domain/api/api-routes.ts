import type { z } from 'zod'
import type { ApiRight } from './api-right.ts'
import {
  apiConversationDetail,
  apiConversationPage,
  apiPeople,
  apiPushedCar,
  assigneeBody,
  callBody,
  listQuery,
  noteBody,
  pushedCarBody,
  replyBody,
  stageBody,
} from './api-schemas.ts'

/** An address of the API. The server checks with these schemas, and the OpenAPI document is made from them. */
export interface ApiRoute {
  readonly method: 'GET' | 'POST'
  /** Below `API_PATH`, with '{id}' for the id of a conversation. */
  readonly path: string
  readonly tag: ApiTag
  readonly summary: string
  readonly right: ApiRight
  readonly query?: z.ZodObject
  readonly body?: z.ZodObject
  readonly answer: z.ZodObject
}

export const API_PATH = '/api/v1'

/** Groups of addresses. Client generators make a class of each, and lose the operations of an address without one (K-22). */
export const API_TAGS = {
  Conversations: 'Leads: read them and answer them',
  People: 'Who answers leads',
  Cars: 'The stock',
  Webhooks: 'Calls from Forecourt to your system',
} as const
type ApiTag = keyof typeof API_TAGS

/** Every address of the API that wants a key, by the name of its operation. */
export const API_ROUTES = {
  listConversations: {
    method: 'GET',
    path: '/conversations',
    tag: 'Conversations',
    summary: 'List conversations, the latest enquiry first',
    right: 'lead.read',
    query: listQuery,
    answer: apiConversationPage,
  },
  readConversation: {
    method: 'GET',
    path: '/conversations/{id}',
    tag: 'Conversations',
    summary: 'Read a conversation with its enquiries, history and mails',
    right: 'lead.read',
    answer: apiConversationDetail,
  },
  setStage: {
    method: 'POST',
    path: '/conversations/{id}/stage',
    tag: 'Conversations',
    summary: 'Set the stage',
    right: 'lead.stage',
    body: stageBody,
    answer: apiConversationDetail,
  },
  assign: {
    method: 'POST',
    path: '/conversations/{id}/assignee',
    tag: 'Conversations',
    summary: 'Assign to a person, or to nobody',
    right: 'lead.assign',
    body: assigneeBody,
    answer: apiConversationDetail,
  },
  addNote: {
    method: 'POST',
    path: '/conversations/{id}/notes',
    tag: 'Conversations',
    summary: 'Add a note that only staff read',
    right: 'lead.reply',
    body: noteBody,
    answer: apiConversationDetail,
  },
  logCall: {
    method: 'POST',
    path: '/conversations/{id}/calls',
    tag: 'Conversations',
    summary: 'Log a call; it stops the response clock',
    right: 'lead.reply',
    body: callBody,
    answer: apiConversationDetail,
  },
  reply: {
    method: 'POST',
    path: '/conversations/{id}/replies',
    tag: 'Conversations',
    summary: 'Answer the buyer by mail',
    right: 'lead.reply',
    body: replyBody,
    answer: apiConversationDetail,
  },
  listPeople: {
    method: 'GET',
    path: '/people',
    tag: 'People',
    summary: 'List the people that a conversation can be assigned to',
    right: 'lead.assign',
    answer: apiPeople,
  },
  pushCar: {
    method: 'POST',
    path: '/cars',
    tag: 'Cars',
    summary: 'Send one car of the stock, in the flat shape of dealer systems',
    right: 'feed.push',
    body: pushedCarBody,
    answer: apiPushedCar,
  },
} as const satisfies Readonly<Record<string, ApiRoute>>
export type ApiOperation = keyof typeof API_ROUTES

/** The checked input of an operation: its query or its body. */
export type ApiInput<Name extends ApiOperation> = (typeof API_ROUTES)[Name] extends { readonly query: infer Schema }
  ? z.output<Schema>
  : (typeof API_ROUTES)[Name] extends { readonly body: infer Schema }
    ? z.output<Schema>
    : null
