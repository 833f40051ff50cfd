import { renderToString } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { TEMPLATES } from '#site/site.ts'
import { loadTheme } from '#themes/themes.ts'
import { readHandOff, withHandOff } from './calls/hand-off.ts'
import { loadErrorPage } from './late-error-page.tsx'
import { renderedPage } from './middleware/rendered-page.ts'
import { scriptsWhenDrawn } from './scripts-when-drawn.ts'

export { createRequestHandler } from 'react-router'
export { createRequestContext } from './middleware/create-request-context.ts'
export { logFailure as handleError } from './middleware/log-failure.ts'
export { renderedPage } from './middleware/rendered-page.ts'

// renderToString never waits for a lazy part, so every template and the error page are here before the first request.
await Promise.all([loadErrorPage(), ...TEMPLATES.map((template) => loadTheme(template))])

/** Renders a page whole: half the time of a streamed one, and its bytes can be kept (measurements.md). */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const handOff = await readHandOff(routerContext)
  const html = withHandOff(handOff, (context) =>
    whole(renderToString(<ServerRouter context={context} url={request.url} />)),
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method !== 'HEAD') context.set(renderedPage, { html })
  return new Response(null, { status, headers })
}

/** renderToString leaves out the document's type, without which browsers draw as they did in 1998. */
function whole(html: string): string {
  return `<!DOCTYPE html>${scriptsWhenDrawn(html)}`
}
