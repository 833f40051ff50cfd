import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { hookBody } from '../hook/hook-body.ts'
import { API_EXAMPLES, HOOK_EXAMPLE, PROBLEM_EXAMPLE, RESERVATION_HOOK_EXAMPLE } from './api-examples.ts'
import { API_ROUTES, type ApiRoute } from './api-routes.ts'
import { apiProblem } from './api-schemas.ts'
import { openApi } from './open-api.ts'

/** The parts of OpenAPI 3.1 that a client generator reads. */
const schema = z.looseObject({ $ref: z.string().optional() })
const content = z.strictObject({
  'application/json': z.strictObject({ schema, example: z.unknown() }),
})
const operation = z.strictObject({
  operationId: z.string(),
  tags: z.tuple([z.enum(['Conversations', 'People', 'Cars'])]),
  summary: z.string().min(1),
  description: z.string().min(1),
  parameters: z
    .array(
      z.strictObject({
        name: z.string(),
        in: z.enum(['path', 'query', 'header']),
        required: z.boolean(),
        description: z.string().optional(),
        schema,
      }),
    )
    .optional(),
  requestBody: z.strictObject({ required: z.literal(true), content }).optional(),
  responses: z.record(
    z.string().regex(/^[1-5]\d\d$/),
    z.strictObject({ description: z.string().min(1), headers: z.record(z.string(), z.unknown()).optional(), content }),
  ),
})
const document = z.strictObject({
  openapi: z.literal('3.1.0'),
  info: z.strictObject({ title: z.string(), version: z.string(), description: z.string() }),
  servers: z.array(z.strictObject({ url: z.url() })),
  tags: z.array(z.strictObject({ name: z.string(), description: z.string() })),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  webhooks: z.strictObject({ inbox: z.strictObject({ post: z.looseObject({ operationId: z.string() }) }) }),
  paths: z.record(z.string().startsWith('/'), z.partialRecord(z.enum(['get', 'post']), operation)),
  components: z.strictObject({
    securitySchemes: z.record(z.string(), z.looseObject({ type: z.literal('http') })),
    schemas: z.record(z.string(), schema),
  }),
})

describe('the OpenAPI document of the API', () => {
  const made = document.parse(JSON.parse(JSON.stringify(openApi('https://console.forecourt.example'))))
  const operations = Object.values(made.paths).flatMap((methods) => Object.values(methods))

  it('has every address once, under the name of its operation', () => {
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(API_ROUTES).sort())
    for (const [path, methods] of Object.entries(made.paths))
      for (const { parameters = [] } of Object.values(methods))
        expect(parameters.filter((each) => each.in === 'path').map(({ name }) => `{${name}}`)).toEqual(
          path.match(/\{\w+\}/g) ?? [],
        )
  })

  it.each(Object.entries<ApiRoute>(API_ROUTES))(
    '%s has examples that its own schemas take',
    (name, { body, answer }) => {
      const example = API_EXAMPLES[name as keyof typeof API_ROUTES]
      expect(answer.safeParse(example.answer).error).toBeUndefined()
      expect(body === undefined).toBe(example.body === undefined)
      if (body) expect(body.safeParse(example.body).error).toBeUndefined()
    },
  )

  it('has examples of a problem and of a webhook that their schemas take', () => {
    expect(apiProblem.safeParse(PROBLEM_EXAMPLE).error).toBeUndefined()
    for (const example of [HOOK_EXAMPLE, RESERVATION_HOOK_EXAMPLE])
      expect(hookBody.safeParse(example).error).toBeUndefined()
  })

  it('K-22 gives each operation a tag of the list, and writes null as a type', () => {
    const listed = made.tags.map(({ name }) => name)
    expect(operations.flatMap(({ tags }) => tags).filter((tag) => !listed.includes(tag))).toEqual([])
    expect(made.webhooks.inbox.post['tags']).toEqual(['Webhooks'])
    expect(JSON.stringify(made)).not.toContain('{"type":"null"}')
  })

  it('K-10 says that an Idempotency-Key is not empty, and that a car needs make and model', () => {
    const once = operations.flatMap(({ parameters = [] }) => parameters).find(({ name }) => name === 'Idempotency-Key')
    expect(once?.schema).toMatchObject({ minLength: 1, maxLength: 100 })
    const push = operations.find(({ operationId }) => operationId === 'pushCar')
    expect(push?.requestBody?.content['application/json'].schema['required']).toEqual(['stocknum', 'make', 'model'])
  })

  it('has no reference that leads nowhere', () => {
    const references = [...JSON.stringify(made).matchAll(/"\$ref":"([^"]+)"/g)].map(([, to]) => to ?? '')
    expect(new Set(references)).toEqual(new Set(['#/components/schemas/Problem']))
    expect(Object.keys(made.components.schemas)).toEqual(['Problem'])
  })

  it.each(Object.entries<ApiRoute>(API_ROUTES))('says of %s what the server checks', (name, { body, query }) => {
    const found = operations.find(({ operationId }) => operationId === name)
    const text = found?.requestBody?.content['application/json'].schema
    expect(
      text === undefined
        ? null
        : Object.keys(z.fromJSONSchema(text as never) instanceof z.ZodObject ? (text['properties'] as object) : {}),
    ).toEqual(body ? Object.keys(body.shape) : null)
    const names = (found?.parameters ?? []).filter((each) => each.in === 'query').map((each) => each.name)
    expect(names).toEqual(query ? Object.keys(query.shape) : [])
  })
})
