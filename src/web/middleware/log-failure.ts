import { isRouteErrorResponse, type RouterContextProvider } from 'react-router'
import { routeOf } from '#domain/route/route-of.ts'
import { requestContext } from '../request-context.ts'

/**
 * H6: logs a request that failed with a bug in one line, without the visitor's values. A missing page and a
 * disconnected visitor are not bugs.
 */
export function logFailure(
  error: unknown,
  { request, context }: { readonly request: Request; readonly context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted) return
  if (isRouteErrorResponse(error) && error.status < 500) return
  const { platform, site } = context.get(requestContext)
  // The route, not the address: an unsubscribe link or a reservation has its secret in the path (OPS-7).
  const { path } = routeOf(new URL(request.url).pathname)
  platform.log.error('request failed', { site: site.slug, route: `/${path}`, error })
}
