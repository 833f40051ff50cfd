import { renderToString } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { TEMPLATES } from '#site/site.ts'
import { loadTheme } from '#themes/themes.ts'
import { withHandOff } from './hand-off.ts'

export { createRequestHandler } from 'react-router'
export { createRequestContext } from './create-request-context.ts'

// renderToString never waits for a lazy part, so every template is here before the first request.
await Promise.all(TEMPLATES.map(loadTheme))

/** Renders a page whole: half the time of a streamed one, and its bytes can be kept (measurements.md). */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const html = await withHandOff(routerContext, (context) =>
    renderToString(<ServerRouter context={context} url={request.url} />),
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const body = request.method === 'HEAD' ? null : new TextEncoder().encode(`<!DOCTYPE html>${html}`)
  return new Response(body, { status, headers })
}

/** A request that fails with a bug is logged by the server, without the visitor's details. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted) console.error(error)
}
