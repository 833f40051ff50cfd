import { data, redirect } from 'react-router'
import { showSuccess } from '#operations/lead/show-success.ts'
import { readLeadCookie } from '../cookies/lead-cookie.ts'
import { contextOf } from '../middleware/request-context.ts'
import type { RouteArgs } from '../route-args.ts'

/** ROUTE-6: only for the browser that sent the lead; anyone else is led to the home page. */
export async function loader(args: RouteArgs) {
  const context = contextOf(args)
  const sent = await readLeadCookie(context, args.request)
  if (!sent) throw redirect('/', { headers: NEVER_KEPT })
  return data(await showSuccess(context, sent), { headers: NEVER_KEPT })
}

export function headers() {
  return NEVER_KEPT
}

const NEVER_KEPT = { 'Cache-Control': 'no-store' }
