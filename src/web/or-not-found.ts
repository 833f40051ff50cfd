import { data } from 'react-router'
import { showPopular } from '#operations/site/show-popular.ts'
import type { RequestContext } from './request-context.ts'

/** Returns the value; throws a 404 without a page if it is null. For files and calls. */
export function orNotFound<T>(value: T | null): T {
  if (value === null) throw data(null, { status: 404 })
  return value
}

/** Returns the value; throws the site's 404 page if it is null (ROUTE-11). */
export async function orNotFoundPage<T>(value: T | null, context: RequestContext): Promise<T> {
  if (value === null) throw await notFoundPage(context)
  return value
}

/** Data of the site's 404 page, to be thrown. */
export async function notFoundPage(context: RequestContext) {
  return data({ popular: await showPopular(context) }, { status: 404 })
}
