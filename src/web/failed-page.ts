import { createStaticHandler, type StaticHandlerContext } from 'react-router'
import { oncePer } from '#caching/once-per.ts'
import type { FrameView } from '#views/site/site-view.ts'
import type { WritePage } from './answer-request.ts'
import { cachedSiteView } from './cached-site-view.ts'
import { framePayload } from './frame-payload.tsx'
import { frameAround } from './middleware/masked-phones.ts'
import type { RequestContext } from './middleware/request-context.ts'
import { ROOT } from './routes.ts'
import { SERVER_ROUTES } from './server-routes.ts'
import type { WholePage } from './whole-page.tsx'

/** What is known of a site without the database. */
export type KnownSite = Pick<RequestContext, 'platform' | 'site' | 'now'>

/**
 * O-B5: the dealer's page for an answer that has none of its own, such as a refused form or a failure. Everything in it is
 * from the site's configuration, so that nothing is asked that may have failed.
 */
export function failedPages(write: WritePage): (known: KnownSite, status: number) => WholePage {
  const made = oncePer((view: FrameView, status: number) => write(stateOf(view, status)))
  return (known, status) => made(cachedSiteView(known), status)
}

/**
 * The dealer's numbers for an error page. A site that masks its numbers shows them there too: a reveal asks the server,
 * which has just failed.
 */
export function numbersOf({ locations }: FrameView): { readonly numbers: readonly NumberView[] } {
  return { numbers: locations.map(({ name, phone }) => ({ name, text: phone.text, tel: phone.tel })) }
}

/** A number that a visitor can call: 'Sunnybank', '07 5550 0000', 'tel:+61755500000'. */
export interface NumberView {
  readonly name: string
  readonly text: string
  readonly tel: string
}

function stateOf(view: FrameView, status: number): StaticHandlerContext {
  return {
    ...refused,
    statusCode: status,
    loaderData: { [ROOT]: framePayload(frameAround('/', view), false) },
    errors: { [ROOT]: { status, data: numbersOf(view) } },
  }
}

/** The router's own state for a request that it refuses before it asks any route. */
const refused = await refusedState()

async function refusedState(): Promise<StaticHandlerContext> {
  const state = await createStaticHandler(SERVER_ROUTES).query(new Request('http://localhost/', { method: 'OPTIONS' }))
  if (state instanceof Response) throw new Error('The router answers a method that it does not know.')
  return state
}
