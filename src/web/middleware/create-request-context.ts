import { RouterContextProvider } from 'react-router'
import { type RequestContext, requestContext } from '../request-context.ts'

/**
 * The router's context for a request. The server calls this through the build, so that both use the same context key.
 */
export function createRequestContext(context: RequestContext): RouterContextProvider {
  const provider = new RouterContextProvider()
  provider.set(requestContext, context)
  return provider
}
