import { isRouteErrorResponse, type RouterContextProvider } from 'react-router'
import { requestContext } from './request-context.ts'

/**
 * H6: the router's report of a request that failed with a bug: one line of the platform's log, which writes no value of
 * the visitor's. A page that is not found is no bug, and a visitor who has gone gets no answer.
 */
export function logFailure(
  error: unknown,
  { request, context }: { readonly request: Request; readonly context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted) return
  if (isRouteErrorResponse(error) && error.status < 500) return
  const { platform, site } = context.get(requestContext)
  platform.log.error('request failed', { site: site.slug, path: new URL(request.url).pathname, error })
}
