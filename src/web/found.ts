import { data } from 'react-router'
import { showPopular } from '#operations/site/show-popular.ts'
import type { RequestContext } from './middleware/request-context.ts'

/** The value, or a 404; for what is no page to look at. */
export function found<T>(value: T | null): T {
  if (value === null) throw data(null, { status: 404 })
  return value
}

/** The value, or the site's 404 page with ways to go on (ROUTE-11). */
export async function foundPage<T>(value: T | null, context: RequestContext): Promise<T> {
  if (value === null) throw await lost(context)
  return value
}

/** The site's 404 page. */
export async function lost(context: RequestContext) {
  return data({ popular: await showPopular(context) }, { status: 404 })
}
