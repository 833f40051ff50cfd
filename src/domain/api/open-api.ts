import { z } from 'zod'
import { hookBody } from '../hook/hook-body.ts'
import { API_EXAMPLES, HOOK_EXAMPLE, PROBLEM_EXAMPLE, RESERVATION_HOOK_EXAMPLE } from './api-examples.ts'
import { API_RIGHTS, CALLS_PER_MINUTE } from './api-right.ts'
import { API_PATH, API_ROUTES, API_TAGS, type ApiOperation, type ApiRoute } from './api-routes.ts'
import { apiProblem } from './api-schemas.ts'

type Json = Readonly<Record<string, unknown>>

/** The API as an OpenAPI 3.1 document. `origin`: that of the console. */
export function openApi(origin: string): Json {
  const paths: Record<string, Record<string, Json>> = {}
  for (const [name, route] of Object.entries<ApiRoute>(API_ROUTES))
    paths[route.path] = {
      ...paths[route.path],
      [route.method.toLowerCase()]: operationOf(name as ApiOperation, route),
    }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Forecourt API',
      version: '1',
      description: `What staff do with leads in the console, and the cars that a stock system sends, for a dealer's own systems. A key belongs to one site and may make ${CALLS_PER_MINUTE.lead} calls about leads and send ${CALLS_PER_MINUTE.car} cars a minute.`,
    },
    servers: [{ url: `${origin}${API_PATH}` }],
    security: [{ key: [] }],
    tags: Object.entries(API_TAGS).map(([name, description]) => ({ name, description })),
    paths,
    webhooks: { inbox: { post: WEBHOOK } },
    components: {
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer', description: "A key from 'API keys' in the console" },
      },
      schemas: { Problem: schemaOf(apiProblem, 'output') },
    },
  }
}

function operationOf(operationId: ApiOperation, route: ApiRoute): Json {
  const { path, tag, summary, right, method, query, body, answer } = route
  const parameters = [
    ...(path.includes('{id}')
      ? [{ name: 'id', in: 'path', required: true, schema: { type: 'string' }, description: 'Id of the conversation' }]
      : []),
    ...queryParameters(query),
    ...(method === 'POST' ? WRITE_HEADERS : []),
  ]
  return {
    operationId,
    tags: [tag],
    summary,
    description: `Needs the right '${API_RIGHTS[right]}'.`,
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: {
              'application/json': { schema: schemaOf(body, 'input'), example: API_EXAMPLES[operationId].body },
            },
          },
        }),
    responses: {
      200: {
        description: 'Done',
        ...(path.includes('{id}') ? { headers: { ETag: { schema: { type: 'string' }, description: 'Version' } } } : {}),
        content: {
          'application/json': { schema: schemaOf(answer, 'output'), example: API_EXAMPLES[operationId].answer },
        },
      },
      ...Object.fromEntries(
        Object.entries(PROBLEMS)
          .filter(([, { writes }]) => !writes || method === 'POST')
          .map(([status, { description }]) => [
            status,
            {
              description,
              content: {
                'application/json': { schema: { $ref: '#/components/schemas/Problem' }, example: PROBLEM_EXAMPLE },
              },
            },
          ]),
      ),
    },
  }
}

const WRITE_HEADERS = [
  {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    schema: { type: 'string', minLength: 1, maxLength: 100 },
    description: 'Any text of yours. A call with the same key and body within 24 hours changes nothing.',
  },
  {
    name: 'If-Match',
    in: 'header',
    required: false,
    schema: { type: 'string' },
    description: 'Version that the conversation must still have; otherwise 409.',
  },
] as const

const PROBLEMS: Readonly<Record<number, { readonly description: string; readonly writes: boolean }>> = {
  400: { description: 'The query or body has a fault', writes: false },
  401: { description: 'No key, or one that does not work', writes: false },
  403: { description: 'The key has not the right', writes: false },
  404: { description: 'Nothing here that the key may see', writes: false },
  409: { description: 'Changed meanwhile, or the stage does not allow it', writes: true },
  429: { description: 'Too many calls: wait for the seconds of Retry-After', writes: false },
}

function queryParameters(query: z.ZodObject | undefined): readonly Json[] {
  if (query === undefined) return []
  const { properties = {} } = schemaOf(query, 'input') as { properties?: Readonly<Record<string, Json>> }
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    required: false,
    schema: name === 'limit' ? { ...schema, type: 'integer' } : schema,
    ...(description === undefined ? {} : { description }),
  }))
}

function schemaOf(schema: z.ZodObject, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, override: ({ jsonSchema }) => nullAsType(jsonSchema) })
  return rest
}

/** Writes a value or null as one schema with two types: client generators make nothing of a choice of two schemas (K-22). */
function nullAsType(schema: Record<string, unknown>): void {
  const { anyOf } = schema
  if (!Array.isArray(anyOf) || anyOf.length !== 2 || anyOf[1]?.type !== 'null') return
  const { type, enum: values, ...rest } = anyOf[0] as Record<string, unknown>
  if (typeof type !== 'string') return
  delete schema['anyOf']
  // What the nullable value says of itself goes first.
  Object.assign(schema, { ...rest, ...schema, type: [type, 'null'] })
  if (Array.isArray(values)) schema['enum'] = [...values, null]
}

/** Sent to the addresses of 'Webhooks' in the console. */
const WEBHOOK = {
  operationId: 'inboxChanged',
  tags: ['Webhooks'],
  summary: 'Something happened in the inbox or to a reservation',
  description: 'Signed by Standard Webhooks (docs/api.md). Anything but 2xx is tried again for 58 hours.',
  requestBody: {
    required: true,
    content: {
      'application/json': {
        schema: schemaOf(hookBody, 'output'),
        examples: { conversation: { value: HOOK_EXAMPLE }, reservation: { value: RESERVATION_HOOK_EXAMPLE } },
      },
    },
  },
  responses: { 200: { description: 'Taken' } },
}
