import { Buffer } from 'node:buffer'
import { renderToString } from 'react-dom/server'
import { createStaticRouter, type RouteObject, type StaticHandlerContext, StaticRouterProvider } from 'react-router'
import { scriptJson } from '#rendering/one-byte.ts'
import { fromPayload, type Payload } from '#rendering/payload.ts'
import type { SiteView } from '#views/site/site-view.ts'
import { ownWordsAtWork } from '#words/site-at-work.ts'
import { ROOT } from './routes.ts'
import { pageSources, SERVER_ROUTES } from './server-routes.ts'

/**
 * Renders a page to one string: twice as fast as streaming, and its bytes can be cached (docs/decisions/005). The
 * loaders' data and the start script go at the end of the body.
 */
export function wholePage(state: StaticHandlerContext, startOf: (sources: readonly string[]) => string): WholePage {
  const router = createStaticRouter(routesOf(state), state)
  const html = renderToString(<StaticRouterProvider router={router} context={state} hydrate={false} />)
  if (!html.endsWith(END))
    throw new Error('The page does not end with its body: src/web/document.tsx must be around it.')
  const start = startOf(sourcesOf(state))
  // One string of all parts would be copied once more before it becomes bytes.
  const parts = [DOCTYPE, html.slice(0, -END.length), dataOf(state), start, END]
  return {
    bytes: Buffer.concat(parts.map((part) => Buffer.from(part))),
    scripted: html.slice(0, html.indexOf(BODY)) + start,
  }
}

const DOCTYPE = '<!DOCTYPE html>'
const BODY = '<body>'
const END = '</body></html>'

export interface WholePage {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** The parts that may contain scripts and styles for the policy to allow: the head, and the script at the end. */
  readonly scripted: string
}

/** Only the page's own route: the router copies all routes that it gets, for every page. */
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

/**
 * Data of the page as a JSON script element. Browsers do not execute it, so the Content-Security-Policy needs no hash.
 */
function dataOf({ loaderData, actionData, errors, matches }: StaticHandlerContext): string {
  const page = matches.at(-1)?.route.id
  // Without an entry for the page's route, the browser would request its data.
  const pageData = page === undefined || errors ? loaderData : { ...loaderData, [page]: loaderData[page] ?? null }
  const ownWords = ownWordsAtWork()
  const words = Object.keys(ownWords).length > 0 ? { words: ownWords } : {}
  const json = scriptJson({ loaderData: pageData, actionData, errors, ...words })
  return `<script type="application/json" id="page-data">${json}</script>`
}

function formsOf({ template, cardShape }: SiteView): readonly string[] {
  return [`src/themes/${template}/theme.ts`, ...(cardShape === null ? [] : [`src/ui/card/shapes/${cardShape}.tsx`])]
}

/** Sources that the browser needs first besides the entry: the page's module, the template, the error page. */
function sourcesOf({ loaderData, errors, matches }: StaticHandlerContext): readonly string[] {
  const site: Payload<SiteView> | undefined = loaderData[ROOT]
  return [
    ...pageSources(matches.at(-1)?.route.id),
    ...(site ? formsOf(fromPayload(site)) : []),
    ...(errors ? ['src/web/error-page.tsx'] : []),
  ]
}
