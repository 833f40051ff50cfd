import { RouterContextProvider } from 'react-router'
import { type RequestContext, requestContext } from './request-context.ts'

/** The router's context for one request; the server calls it through the build, so that both hold the same key. */
export function createRequestContext(context: RequestContext): RouterContextProvider {
  const provider = new RouterContextProvider()
  provider.set(requestContext, context)
  return provider
}
