import type { Context } from 'hono'
import type { Route } from '#domain/route/route.ts'
import { contentSecurityPolicy, type PolicyHosts } from '../http/content-security-policy.ts'
import type { RateLimit } from '../http/rate-limits.ts'
import { pageAddress } from './page-address.ts'
import { pageForm, pageHeaders } from './page-answer.ts'
import type { CachedPage, PageCache, RenderedPage } from './page-cache.ts'
import type { Answered } from './pages-build.ts'

export interface PageRenderer {
  /** Renders a request by the pages' build for the site it belongs to. */
  render(request: Request): Promise<Answered>
  /** Asked before a page is rendered; one that is kept costs nothing and is never refused. */
  readonly limit: RateLimit
  readonly route: Route
  /** Whether this site asks for a sign-in first, so that the page depends on the visitor (GARAGE-3). */
  readonly gated: boolean
  /** What the site's pages may take from others. */
  readonly hosts: () => Omit<PolicyHosts, 'forms'>
  /** Where a checkout's form leads on to, when that is another server (RESERVE-2). */
  readonly paymentOrigin: string | null
}

/**
 * A page by the router, from the page cache where it may be kept. A page that is kept is rendered from its canonical
 * address alone, without the asker's headers, so that nothing of one visitor can reach another.
 */
export async function servePage(
  context: Context,
  site: { readonly slug: string; readonly version: number; readonly origin: string },
  cache: PageCache,
  { render: renderPage, limit, route, gated, hosts, paymentOrigin }: PageRenderer,
): Promise<Response> {
  const url = new URL(context.req.url)
  // Browsers check a form's redirects against the policy of the page with the form.
  const forms = paymentOrigin !== null && route.forms === 'payment' ? [paymentOrigin] : []
  const render = async (request: Request) =>
    withRetryAfter(withPolicy(await renderPage(request), () => ({ ...hosts(), forms })))
  const isRead = context.req.method === 'GET' || context.req.method === 'HEAD'
  if (!isRead) return uncached(await render(context.req.raw))
  const address = pageAddress(url, route)
  // A page names its own address, and behind a proxy that is not the one of the request as it comes here.
  const key = { ...site, address: `${site.origin}${address}` }
  const refused = cache.holds(key) ? null : await limit(context)
  if (refused) return refused
  if (gated || route.cache !== 'shared') return uncached(await render(context.req.raw))
  const got = await cache.get(key, () => render(new Request(`${site.origin}${address}`)).then(rendered))
  return got === null ? busy(context) : answer(context, got.page, got.hit)
}

/** More pages than can be rendered at once are asked for: a moment later there is room. */
function busy(context: Context): Response {
  context.header('Retry-After', '1')
  return context.text('The server is busy. Please try again in a moment.', 503)
}

/** A page that cannot be made just now says when to ask again (D-46): an error's own headers do not reach the page. */
function withRetryAfter(page: Answered): Answered {
  if (page.status === 503 && !page.headers.has('Retry-After')) page.headers.set('Retry-After', '60')
  return page
}

function uncached({ status, headers, body }: Answered): Response {
  return new Response(body.length === 0 ? null : body, { status, headers })
}

function rendered({ status, headers, body, again, sum }: Answered): RenderedPage {
  // A page for all visitors must not hand the cookie of one to the next.
  headers.delete('Set-Cookie')
  return { status, headers: Object.fromEntries(headers), body, again, sum }
}

function withPolicy(answered: Answered, hosts: () => PolicyHosts): Answered {
  const { headers, scripted } = answered
  if (headers.get('Content-Type')?.startsWith('text/html')) {
    headers.set('Content-Security-Policy', contentSecurityPolicy(scripted(), hosts()))
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
  }
  return answered
}

async function answer(context: Context, page: CachedPage, hit: boolean): Promise<Response> {
  const { status, headers, bytes } = await pageForm(page, {
    method: context.req.method,
    ifNoneMatch: context.req.header('If-None-Match'),
    acceptEncoding: context.req.header('Accept-Encoding'),
  })
  return new Response(bytes, { status, headers: { ...pageHeaders(page, hit), ...headers } })
}
