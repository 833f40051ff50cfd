import { createStaticHandler, isRouteErrorResponse, type StaticHandlerContext } from 'react-router'
import { isBusy } from '#domain/no-connection.ts'
import { routeOf } from '#domain/route/route-of.ts'
import { numbersView } from '#views/site/numbers-view.ts'
import { cachedSiteView } from './cached-site-view.ts'
import { databaseBusy, isForm } from './calls/json-api.ts'
import { framePayload } from './frame-payload.tsx'
import { keptForm } from './kept-form.ts'
import { createRequestContext } from './middleware/create-request-context.ts'
import { logFailure } from './middleware/log-failure.ts'
import { frameOfFailure } from './middleware/page-frame.ts'
import { ONLY, PAGE_DATA_HEADER, type PageData, pagePath } from './page-data.ts'
import { actedOf, loadedOf, partOf } from './page-data-of.ts'
import { pageHeaders } from './page-headers.ts'
import { publicErrorIn, sentIn, withPublicErrors } from './public-errors.ts'
import { type RequestContext, requestContext } from './request-context.ts'
import { ROOT } from './routes.ts'
import { hasPage, SERVER_ROUTES } from './server-routes.ts'
import type { WholePage } from './whole-page.tsx'

/** The router's answer, with its body in memory. */
export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly body: Uint8Array<ArrayBuffer>
  /** The parts of a page that may contain scripts and styles for the policy to allow. */
  readonly scripted: string
}

/** Renders a loaded page to HTML. */
export type WritePage = (state: StaticHandlerContext) => WholePage

interface Exchange {
  readonly request: Request
  readonly context: ReturnType<typeof createRequestContext>
  /** Reports a bug to the log. */
  readonly fail: (error: unknown) => void
  readonly write: WritePage
}

const { query, queryRoute } = createStaticHandler(SERVER_ROUTES)

/** Answers a request to a site: with a page, with a page's data, or with the answer of a call or a file. */
export async function answerRequest(request: Request, given: RequestContext, write: WritePage): Promise<Answer> {
  const context = createRequestContext(given)
  const fail = (error: unknown) => logFailure(error, { request, context })
  const { pathname } = new URL(request.url)
  const answer = pagePath(pathname) !== null ? answerData : wantsPage(request) ? answerPage : answerCall
  try {
    const response: unknown = await answer({ request, context, fail, write })
    if (!(response instanceof Response)) throw new Error('The router gave no answer.')
    const { status, headers } = response
    const page = pages.get(response)
    const body = page?.bytes ?? new Uint8Array(await response.arrayBuffer())
    return { status, headers, body: request.method === 'HEAD' ? EMPTY : body, scripted: page?.scripted ?? '' }
  } catch (error) {
    fail(error)
    const response = isBusy(error) ? databaseBusy() : new Response(BROKEN, { status: 500 })
    const { status, headers } = response
    return { status, headers, body: new Uint8Array(await response.arrayBuffer()), scripted: '' }
  }
}

/** A call that takes forms too answers those alone with a page (http-api.md). */
function wantsPage(request: Request): boolean {
  const route = routeOf(new URL(request.url).pathname)
  return hasPage(route) && (route.kind !== 'call' || isForm(request))
}

/**
 * Bodies of our own Responses. The router only passes Responses through, and reading a body back out of one is slow: it
 * is a stream.
 */
const pages = new WeakMap<Response, WholePage>()

function responseOf(status: number, headers: Headers, page: WholePage): Response {
  const response = new Response(null, { status, headers })
  pages.set(response, page)
  return response
}

const BROKEN = 'Unexpected Server Error'
const EMPTY = new Uint8Array()

function answerPage(exchange: Exchange): Promise<unknown> {
  const { request, context, fail, write } = exchange
  return query(request, {
    requestContext: context,
    generateMiddlewareResponse: async (load) => {
      const state = await loadedState(exchange, load)
      if (state instanceof Response) return state
      const [shown, page] = written(framed(state))
      const headers = pageHeaders(shown)
      headers.set('Content-Type', 'text/html; charset=utf-8')
      return responseOf(shown.statusCode, headers, page)
    },
  })

  function framed(state: StaticHandlerContext): StaticHandlerContext {
    return framedErrors(state, context.get(requestContext))
  }

  function written(state: StaticHandlerContext): readonly [StaticHandlerContext, WholePage] {
    try {
      return [state, write(state)]
    } catch (error) {
      const failed = framed(withPublicErrors({ ...state, statusCode: 500, errors: { [ROOT]: error } }, fail))
      return [failed, write(failed)]
    }
  }
}

/** What the router loads, with its errors for the browser. */
async function loadedState(
  { request, fail }: Exchange,
  load: (request: Request) => Promise<StaticHandlerContext | Response>,
): Promise<StaticHandlerContext | Response> {
  const sent = keptForm(request)
  const state = await load(request)
  return state instanceof Response ? state : withPublicErrors(state, fail, state.errors && (await sent()))
}

/** O-B5: a failed page has the dealer's frame, which a failed form does not load, and the numbers to call. */
function framedErrors(state: StaticHandlerContext, known: RequestContext): StaticHandlerContext {
  const failure = publicErrorIn(state.errors?.[ROOT])
  if (failure === null) return state
  const view = cachedSiteView(known)
  // No car is shown here, so only a site that masks its numbers everywhere masks them.
  const loaderData = { ...state.loaderData, [ROOT]: framePayload(frameOfFailure(view), false) }
  const sent = sentIn(failure.data)
  if (failure.status < 500 || (failure.data !== null && sent === null)) return { ...state, loaderData }
  return {
    ...state,
    loaderData,
    errors: { [ROOT]: { ...failure, data: { ...numbersView(view), ...(sent && { sent }) } } },
  }
}

/** A page's data as JSON, for a browser that is already on the site. */
async function answerData(exchange: Exchange): Promise<unknown> {
  const { request, context } = exchange
  const { pathname, searchParams } = new URL(request.url)
  const only = searchParams.get(ONLY)
  searchParams.delete(ONLY)
  const search = searchParams.size > 0 ? `?${searchParams}` : ''
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const answer = await query(request, {
    requestContext: context,
    normalizePath: () => ({ pathname: pagePath(pathname) ?? pathname, search, hash: '' }),
    skipLoaderErrorBubbling: true,
    skipRevalidation: true,
    filterMatchesToLoad: ({ route }) => only === null || only === partOf(route.id),
    generateMiddlewareResponse: async (load) => {
      const state = await loadedState(exchange, load)
      if (state instanceof Response) return state
      return dataResponse(state.statusCode, pageHeaders(state), isRead ? loadedOf(state) : actedOf(state))
    },
  })
  const redirect = answer instanceof Response ? answer.headers.get('Location') : null
  if (!(answer instanceof Response) || redirect === null) return answer
  const headers = new Headers(answer.headers)
  headers.delete('Location')
  return dataResponse(202, headers, { redirect, status: answer.status })
}

function dataResponse(status: number, headers: Headers, data: PageData): Response {
  headers.set('Content-Type', 'application/json')
  headers.set(PAGE_DATA_HEADER, 'yes')
  return responseOf(status, headers, { bytes: new TextEncoder().encode(JSON.stringify(data)), scripted: '' })
}

/** The answer of a call or a file. */
async function answerCall({ request, context }: Exchange): Promise<unknown> {
  try {
    return await queryRoute(request, { requestContext: context, generateMiddlewareResponse: (load) => load(request) })
  } catch (error) {
    if (error instanceof Response) return error
    if (!isRouteErrorResponse(error)) throw error
    return Response.json({ message: BROKEN }, { status: error.status })
  }
}
