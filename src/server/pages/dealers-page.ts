import type { MiddlewareHandler } from 'hono'
import type { Site } from '#site/site.ts'
import { PAGE_DATA_HEADER } from '#web/page-data.ts'
import { contentSecurityPolicy } from '../http/content-security-policy.ts'
import type { SiteContext, SiteVariables } from '../http/site-variables.ts'
import type { PagesBuild } from './pages-build.ts'

/**
 * O-B5: a person whose request to a page is refused, or fails, gets the dealer's own page with the numbers to call. A
 * program, which does not ask for HTML, keeps the sentence; a failure of ours is always a page, or the data of one.
 */
export function withDealersPage(
  failed: (site: Site, status: number) => ReturnType<PagesBuild['failed']>,
): MiddlewareHandler<SiteVariables> {
  return async (context, next) => {
    await next()
    const { status, headers } = context.res
    if (status < 400 || context.get('route').kind !== 'page' || context.req.method === 'HEAD') return
    if (headers.get('Content-Type')?.startsWith('text/html') || headers.has(PAGE_DATA_HEADER)) return
    if (status < 500 && !asksForHtml(context)) return
    const { body, scripted } = failed(context.get('site'), status)
    const kept = ['Allow', 'Retry-After'].flatMap((name) => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value] as const]
    })
    context.res = undefined
    context.res = new Response(body, {
      status,
      headers: {
        ...Object.fromEntries(kept),
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Length': String(body.length),
        'Content-Security-Policy': contentSecurityPolicy(scripted),
        'Cache-Control': 'no-store',
      },
    })
  }
}

function asksForHtml({ req }: SiteContext): boolean {
  return req.header('Accept')?.includes('text/html') ?? false
}
