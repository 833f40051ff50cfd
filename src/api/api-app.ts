import { type Context, Hono } from 'hono'
import { API_PATH, API_ROUTES, type ApiOperation, type ApiRoute } from '#domain/api/api-routes.ts'
import { openApi } from '#domain/api/open-api.ts'
import { BUSY, isBusy } from '#domain/no-connection.ts'
import { Refusal } from '#domain/staff/authorise.ts'
import { keyActor } from '#operations/api/key-actor.ts'
import { WriteConflict, type WriteGuard } from '#operations/inbox/write-guard.ts'
import type { Platform } from '#operations/platform.ts'
import { forRoutes } from '#operations/route-platform.ts'
import { requestBy } from '#operations/staff-request.ts'
import { type ApiFailure, failure } from './api-failure.ts'
import { API_HANDLERS, type ApiAnswer, type ApiCall } from './api-handlers.ts'

export interface ApiParts {
  readonly platform: Platform
  /** The client's network address. */
  readonly addressOf: (context: Context) => string
  /** What the server logs and counts of a call (K-8); the API adds the site that the key belongs to. */
  readonly placeOf: (context: Context) => { site: string | null }
  /** Reads the body of a call with this key, at most 256 KiB (H4-3); or says why not. */
  readonly readBody: (
    context: Context,
    of: { readonly key: string; readonly site: string },
  ) => Promise<{ readonly text: string } | { readonly fault: 'too-large' | 'too-slow' | 'full' | 'nul' }>
}

/** The API, below `API_PATH` on the console's hostname: the console's operations with a key instead of a session. */
export function createApi(parts: ApiParts): Hono {
  const app = new Hono()
  app.get('/openapi.json', (context) => {
    context.header('Cache-Control', 'public, max-age=300')
    return context.json(openApi(parts.platform.consoleOrigin ?? new URL(context.req.url).origin))
  })
  for (const [name, route] of Object.entries<ApiRoute>(API_ROUTES))
    app.on(route.method, route.path.replace('{id}', ':id'), async (context) => {
      const answer = await call(context, parts, name as ApiOperation, route)
      return send(context, answer)
    })
  for (const [path, methods] of METHODS)
    app.all(path, (context) => {
      context.header('Allow', methods.join(', '))
      return send(context, failure('no-method', context.req.method))
    })
  app.all('*', (context) => send(context, failure('no-address', context.req.path)))
  app.onError((error, context) => {
    parts.platform.log.error('a call of the API failed', { ...parts.placeOf(context), error })
    return send(context, isBusy(error) ? failure('database-busy', null, BUSY.retryAfterSeconds) : failure('our-fault'))
  })
  return app
}

/** K-9: a call with a NUL character gets the error that the document describes. */
export function refusedNul(context: Context, status: 400 | 404): Response {
  return send(context, status === 404 ? failure('no-address', context.req.path) : failure('nul', 'body'))
}

/** The methods of each address. */
const METHODS = Map.groupBy(Object.values<ApiRoute>(API_ROUTES), ({ path }) => path.replace('{id}', ':id'))
  .entries()
  .map(([path, routes]) => [path, routes.map(({ method }) => method)] as const)
  .toArray()

type Answered = { readonly done: ApiAnswer } | ApiFailure

async function call(context: Context, parts: ApiParts, name: ApiOperation, route: ApiRoute): Promise<Answered> {
  const { platform } = parts
  const [, token] = /^Bearer (\S+)$/i.exec(context.req.header('Authorization') ?? '') ?? []
  if (token === undefined) return failure('no-key', 'Authorization')
  const caller = await keyActor(platform, token, route.right, parts.addressOf(context))
  if (!caller.ok)
    return caller.reason === 'too-many'
      ? failure('too-many', null, caller.wait)
      : failure(`key-${caller.reason}`, 'Authorization')
  const { actor, site } = caller
  parts.placeOf(context).site = site.slug
  if (!(actor.rights ?? []).includes(route.right)) return failure('no-right', route.right)
  const body =
    route.body === undefined ? { text: '' } : await parts.readBody(context, { key: actor.id, site: site.slug })
  if ('fault' in body) return failure(body.fault, 'body')
  const { text } = body
  const read = route.body ? () => JSON.parse(text) : () => Object.fromEntries(new URL(context.req.url).searchParams)
  const input = checked(route.query ?? route.body, read)
  if ('problem' in input) return input
  const onceKey = context.req.header('Idempotency-Key') ?? null
  if (onceKey !== null && (onceKey === '' || onceKey.length > 100)) return failure('once-key', 'Idempotency-Key')
  const guard: WriteGuard = {
    version: context.req.header('If-Match')?.replace(/^(?:W\/)?"(.*)"$/, '$1') ?? null,
    once:
      onceKey === null
        ? null
        : { onceKey, fingerprint: platform.keyedHash(`api write ${context.req.path} ${JSON.stringify(input.value)}`) },
  }
  try {
    const { id = '' } = context.req.param() as { id?: string }
    const handle = API_HANDLERS[name] as (call: ApiCall<never>) => Promise<Answered>
    return await handle({ ...requestBy(forRoutes(platform), site, actor), id, guard, input: input.value as never })
  } catch (error) {
    if (error instanceof WriteConflict)
      return error.reason === 'changed' ? failure('changed', 'If-Match') : failure('other-call', 'Idempotency-Key')
    if (error instanceof Refusal)
      return error.status === 404 ? failure('not-found', 'id') : failure('no-right', route.right)
    throw error
  }
}

/** Reads input by its schema; without one there is none. */
function checked(schema: ApiRoute['query'], read: () => unknown): { readonly value: unknown } | ApiFailure {
  if (schema === undefined) return { value: null }
  let input: unknown
  try {
    input = read()
  } catch {
    // The only thing that throws is JSON.parse.
    return failure('no-json', 'body')
  }
  const { success, data, error } = schema.safeParse(input)
  if (success) return { value: data }
  const [first] = error.issues
  const extra = first?.code === 'unrecognized_keys' ? first.keys[0] : undefined
  return failure('invalid', first?.path.join('.') || extra || 'body', null, first?.message)
}

function send(context: Context, answered: Answered): Response {
  context.header('X-Robots-Tag', 'noindex')
  if (!context.res.headers.has('Cache-Control')) context.header('Cache-Control', 'no-store')
  if ('problem' in answered) {
    const { status, problem, wait } = answered
    if (wait !== null) context.header('Retry-After', String(wait))
    if (status === 401) context.header('WWW-Authenticate', `Bearer realm="${API_PATH}"`)
    return context.json({ error: problem }, status)
  }
  const { value, version } = answered.done
  if (version !== null) context.header('ETag', `"${version}"`)
  return context.json(value)
}
