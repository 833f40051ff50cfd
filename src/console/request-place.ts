import type { Context } from 'hono'
import { API_PATH, API_ROUTES } from '#domain/api/api-routes.ts'
import { CONSOLE_ROUTES, type ConsoleRoute } from './routes.ts'

/** Where a request to the console or the API goes, for the log, metrics and traces (K-8). */
export interface RequestPlace {
  /**
   * 'console:/leads/:id' or 'api:/conversations/:id': a path of the table of routes, never the address itself. One of
   * some hundred and thirty; an address that is in no table is 'console:/*' or 'api:/*'.
   */
  readonly route: string
  /** Slug of the site that the person has chosen or the key belongs to; null until that is known. */
  site: string | null
}

/** The place of a request, by the tables of routes alone. */
export function requestPlace(method: string, path: string): RequestPlace {
  const named = NAMED.filter((each) => each.matches.test(path))
  return { route: (named.find((each) => each.method === method) ?? named[0])?.name ?? unknown(path), site: null }
}

/** The place that the server follows, for whatever knows more about it. */
export function placeOf(context: Context): RequestPlace {
  const followed: RequestPlace | undefined = context.env?.place
  return followed ?? requestPlace(context.req.method, context.req.path)
}

/** Whether a route's name is of the console's own files, which are quick and many. */
export function isConsoleFile(route: string): boolean {
  return FILES.some((folder) => route === `console:${folder}*`)
}

/** Files that are answered before the table: the stylesheet and the script, and pictures of cars. */
const FILES = ['/console-', '/drawn/', '/pictures/made/', '/pictures/kept/'] as const

const NAMED = [
  ...(CONSOLE_ROUTES as readonly ConsoleRoute[]).map(({ method, path }) => named('console:', '', method, path)),
  ...Object.values(API_ROUTES).map(({ method, path }) => named('api:', API_PATH, method, path.replace('{id}', ':id'))),
  named('api:', API_PATH, 'GET', '/openapi.json'),
]

function unknown(path: string): string {
  if (path.startsWith(`${API_PATH}/`)) return 'api:/*'
  const folder = FILES.find((each) => path.startsWith(each))
  return folder === undefined ? 'console:/*' : `console:${folder}*`
}

function named(house: string, below: string, method: string, path: string) {
  const pattern = `${below}${path}`.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')
  return { method, matches: new RegExp(`^${pattern}$`), name: `${house}${path}` }
}
