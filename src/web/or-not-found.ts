import { data } from 'react-router'
import { showPopular } from '#operations/site/show-popular.ts'
import type { RequestContext } from './middleware/request-context.ts'

/** The value; throws a bare 404 for null. For files and calls. */
export function orNotFound<T>(value: T | null): T {
  if (value === null) throw data(null, { status: 404 })
  return value
}

/** The value; throws the site's 404 page for null (ROUTE-11). */
export async function orNotFoundPage<T>(value: T | null, context: RequestContext): Promise<T> {
  if (value === null) throw await notFoundPage(context)
  return value
}

/** The site's 404 page. */
export async function notFoundPage(context: RequestContext) {
  return data({ popular: await showPopular(context) }, { status: 404 })
}
