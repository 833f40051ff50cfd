import type { Context } from 'hono'
import { RETRY_AFTER_SECONDS } from '#domain/retry-after.ts'
import type { Route } from '#domain/route/route.ts'
import { contentSecurityPolicy, type PolicyHosts } from '../http/content-security-policy.ts'
import type { RateLimit } from '../http/rate-limits.ts'
import { withCampaign } from './campaign.ts'
import { pageAddress } from './page-address.ts'
import { pageForm, pageHeaders } from './page-answer.ts'
import type { CachedPage, PageCache, RenderedPage } from './page-cache.ts'
import type { Answered } from './pages-build.ts'

export interface PageRenderer {
  /** Renders a request to a site with the pages' build. */
  render(request: Request): Promise<Answered>
  /** Checked before a page is rendered; a cached page is cheap and never refused. */
  readonly limit: RateLimit
  readonly route: Route
  /** Whether this site requires a sign-in, so that the page depends on the visitor (GARAGE-3). */
  readonly gated: boolean
  /** Third-party origins that the site's pages may use. */
  readonly hosts: () => Omit<PolicyHosts, 'forms'>
  /** Server that a checkout's form redirects to, if it is not ours (RESERVE-2). */
  readonly paymentOrigin: string | null
}

/**
 * Serves a page from the router, through the page cache if it is cacheable. A cacheable page is rendered only from its
 * canonical address, without the request's headers, so that nothing of one visitor reaches another.
 */
export async function servePage(
  context: Context,
  site: { readonly slug: string; readonly version: number; readonly origin: string },
  cache: PageCache,
  { render: renderPage, limit, route, gated, hosts, paymentOrigin }: PageRenderer,
): Promise<Response> {
  const url = new URL(context.req.url)
  // Browsers also check a form's redirects against the policy of the form's page.
  const forms = paymentOrigin !== null && route.forms === 'payment' ? [paymentOrigin] : []
  const render = async (request: Request) =>
    withRetryAfter(withPolicy(await renderPage(request), () => ({ ...hosts(), forms })))
  const isRead = context.req.method === 'GET' || context.req.method === 'HEAD'
  if (!isRead) return uncached(await render(context.req.raw))
  const address = pageAddress(url, route)
  // A page contains its own address, and behind a proxy the request's origin differs from it.
  const key = { ...site, address: `${site.origin}${address}` }
  const refused = cache.holds(key) ? null : await limit(context)
  if (refused) return refused
  if (gated || route.cache !== 'shared') return uncached(await render(context.req.raw))
  const got = await cache.get(key, () => render(new Request(`${site.origin}${address}`)).then(rendered))
  return got === null ? busy(context) : answer(context, got.page, got.hit)
}

/** 503 while the maximum number of pages is being rendered. */
function busy(context: Context): Response {
  context.header('Retry-After', '1')
  return context.text('The server is busy. Please try again in a moment.', 503)
}

/**
 * Adds Retry-After to a page that cannot be rendered right now (D-46); an error's own headers do not reach the page.
 */
function withRetryAfter(page: Answered): Answered {
  if (page.status === 503 && !page.headers.has('Retry-After'))
    page.headers.set('Retry-After', String(RETRY_AFTER_SECONDS))
  return page
}

function uncached({ status, headers, body }: Answered): Response {
  if (body.length > 0) headers.set('Content-Length', String(body.length))
  return new Response(body.length === 0 ? null : body, { status, headers })
}

function rendered({ status, headers, body, sum }: Answered): RenderedPage {
  // A page for all visitors must not pass one visitor's cookie to the next.
  headers.delete('Set-Cookie')
  return { status, headers: Object.fromEntries(headers), body, sum }
}

function withPolicy(answered: Answered, hosts: () => PolicyHosts): Answered {
  const { headers, scripted } = answered
  if (headers.get('Content-Type')?.startsWith('text/html')) {
    headers.set('Content-Security-Policy', contentSecurityPolicy(scripted, hosts()))
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
  const { location } = page.headers
  const moved = location ? { location: withCampaign(location, new URL(context.req.url).searchParams) } : {}
  return new Response(bytes, { status, headers: { ...pageHeaders(page, hit), ...headers, ...moved } })
}
