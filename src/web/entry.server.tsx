import { renderToString } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { TEMPLATES } from '#site/site.ts'
import { loadTheme } from '#themes/themes.ts'
import { StandInsContext } from '#ui/stand-ins.tsx'
import { readHandOff, withHandOff } from './calls/hand-off.ts'
import { KEPT_LISTING } from './kept-listing.tsx'
import { renderWithParts, type WrittenPage, withKeptParts } from './kept-parts.tsx'
import { loadErrorPage } from './late-error-page.tsx'
import { scriptsWhenDrawn } from './scripts-when-drawn.ts'

export { createRequestHandler } from 'react-router'
export { createRequestContext } from './middleware/create-request-context.ts'
export { logFailure as handleError } from './middleware/log-failure.ts'

// renderToString never waits for a lazy part, so every template and the error page are here before the first request.
await Promise.all([loadErrorPage(), ...TEMPLATES.map((template) => loadTheme(template, withKeptParts))])

/** Renders a page whole: half the time of a streamed one, and its bytes can be kept (measurements.md). */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const handOff = await readHandOff(routerContext)
  const page = renderWithParts(() =>
    withHandOff(handOff, (context) =>
      whole(
        renderToString(
          <StandInsContext value={KEPT_LISTING}>
            <ServerRouter context={context} url={request.url} />
          </StandInsContext>,
        ),
      ),
    ),
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  // A body inside a Response is a stream, which takes longer to make and to read than a card does to render.
  const response = new Response(null, { status, headers })
  if (request.method !== 'HEAD') pages.set(response, page)
  return response
}

/** renderToString leaves out the document's type, without which browsers draw as they did in 1998. */
function whole(html: string): string {
  return `<!DOCTYPE html>${scriptsWhenDrawn(html)}`
}

/** The page that was answered; null for what is no page, whose answer holds its own. */
export function pageOf(response: Response): WrittenPage | null {
  return pages.get(response) ?? null
}

const pages = new WeakMap<Response, WrittenPage>()
