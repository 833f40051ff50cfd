import { renderToString } from 'react-dom/server'
import { createStaticRouter, type RouteObject, type StaticHandlerContext, StaticRouterProvider } from 'react-router'
import { fromPayload, type Payload } from '#rendering/payload.ts'
import type { SiteView } from '#views/site/site-view.ts'
import { ROOT } from './routes.ts'
import { pageSources, SERVER_ROUTES } from './server-routes.ts'

/**
 * A page as HTML, whole: half the time of a streamed one, and its bytes can be cached (docs/decisions/005). Behind the markup
 * come the loaders' data and the script that starts the page in a browser.
 */
export function wholePage(state: StaticHandlerContext, startOf: (sources: readonly string[]) => string): string {
  const router = createStaticRouter(routesOf(state), state)
  const html = renderToString(<StaticRouterProvider router={router} context={state} hydrate={false} />)
  if (!html.endsWith(END))
    throw new Error('The page does not end with its body: src/web/document.tsx must be around it.')
  return `<!DOCTYPE html>${html.slice(0, -END.length)}${dataOf(state)}${startOf(sourcesOf(state))}${END}`
}

const END = '</body></html>'

/** The router makes its own objects of the routes for each page: it gets the page's alone. */
function routesOf({ matches }: StaticHandlerContext): RouteObject[] {
  return byPage.get(matches.at(-1)?.route.id ?? '') ?? SERVER_ROUTES
}

const byPage: ReadonlyMap<string, RouteObject[]> = new Map(
  SERVER_ROUTES.flatMap((root) =>
    (root.children ?? []).map((page): [string, RouteObject[]] => [
      page.id ?? '',
      [{ ...root, index: false, children: [page] }],
    ]),
  ),
)

/** In a block of data, which no browser runs: the policy needs no hash of it. */
function dataOf({ loaderData, actionData, errors, matches }: StaticHandlerContext): string {
  const page = matches.at(-1)?.route.id
  // A route without data would have the browser ask for it.
  const given = page === undefined || errors ? loaderData : { ...loaderData, [page]: loaderData[page] ?? null }
  const json = JSON.stringify({ loaderData: given, actionData, errors }).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="page-data">${json}</script>`
}

/** What the page begins with in a browser, besides the entry: its own module, its template, the error page. */
function sourcesOf({ loaderData, errors, matches }: StaticHandlerContext): readonly string[] {
  const site: Payload | undefined = loaderData[ROOT]
  return [
    ...pageSources(matches.at(-1)?.route.id),
    ...(site ? [`src/themes/${fromPayload<SiteView>(site).template}/theme.ts`] : []),
    ...(errors ? ['src/web/error-page.tsx'] : []),
  ]
}
