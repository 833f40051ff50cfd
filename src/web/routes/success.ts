import { data, redirect } from 'react-router'
import { readPhotosAnswer } from '#domain/lead/lead-photos.ts'
import { showSuccess } from '#operations/lead/show-success.ts'
import { readLeadCookie } from '../cookies/lead-cookie.ts'
import { contextOf } from '../request-context.ts'
import type { RouteArgs } from '../route-args.ts'

/** ROUTE-6: the page after a lead, only for the browser that sent it; others are redirected to the home page. */
export async function loader(args: RouteArgs) {
  const context = contextOf(args)
  const sent = await readLeadCookie(context, args.request)
  if (!sent) throw redirect('/', { headers: NO_STORE })
  return data(await showSuccess(context, sent, readPhotosAnswer(args.url.searchParams)), { headers: NO_STORE })
}

export function headers() {
  return NO_STORE
}

const NO_STORE = { 'Cache-Control': 'no-store' }
