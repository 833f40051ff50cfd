import { createStaticHandler, type StaticHandlerContext } from 'react-router'
import { oncePer } from '#caching/once-per.ts'
import { numbersView } from '#views/site/numbers-view.ts'
import type { FrameView } from '#views/site/site-view.ts'
import { cachedSiteView } from './cached-site-view.ts'
import { framePayload } from './frame-payload.tsx'
import { frameOfFailure } from './middleware/page-frame.ts'
import type { RequestContext } from './request-context.ts'
import { ROOT } from './routes.ts'
import { SERVER_ROUTES } from './server-routes.ts'
import type { WholePage } from './whole-page.tsx'

/** What is known of a site without the database. */
export type KnownSite = Pick<RequestContext, 'platform' | 'site' | 'now'>

/**
 * O-B5: the dealer's page for an answer that has none of its own, such as a refused form or a failure. Everything in it is
 * from the site's configuration, so that nothing is asked that may have failed.
 */
export function failedPages(
  write: (state: StaticHandlerContext) => WholePage,
): (known: KnownSite, status: number) => WholePage {
  const failedPage = oncePer((view: FrameView, status: number) => write(stateOf(view, status)))
  return (known, status) => failedPage(cachedSiteView(known), status)
}

function stateOf(view: FrameView, status: number): StaticHandlerContext {
  return {
    ...refused,
    statusCode: status,
    loaderData: { [ROOT]: framePayload(frameOfFailure(view), false) },
    errors: { [ROOT]: { status, data: numbersView(view) } },
  }
}

/** The router's own state for a request that it refuses before it asks any route. */
const refused = await refusedState()

async function refusedState(): Promise<StaticHandlerContext> {
  const state = await createStaticHandler(SERVER_ROUTES).query(new Request('http://localhost/', { method: 'OPTIONS' }))
  if (state instanceof Response) throw new Error('The router answers a method that it does not know.')
  return state
}
