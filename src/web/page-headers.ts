import type { StaticHandlerContext } from 'react-router'
import { ROOT } from './routes.ts'
import { headersOf } from './server-routes.ts'

/** Headers from a page's route, and cookies from its action and loader. None for the site's error page. */
export function pageHeaders({ matches, errors, loaderHeaders, actionHeaders }: StaticHandlerContext): Headers {
  const id = matches.at(-1)?.route.id ?? ''
  if (errors && ROOT in errors) return new Headers()
  const routeHeaders = {
    loaderHeaders: loaderHeaders[id] ?? new Headers(),
    actionHeaders: actionHeaders[id] ?? new Headers(),
  }
  const headers = new Headers(headersOf(id)?.(routeHeaders))
  const cookies = [routeHeaders.actionHeaders, routeHeaders.loaderHeaders].flatMap((each) => each.getSetCookie())
  for (const cookie of cookies) if (!headers.getSetCookie().includes(cookie)) headers.append('Set-Cookie', cookie)
  return headers
}
